-- Calls counted for the rate limits, in the form that the limiter wants. Not worth saving: lost in a crash.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
