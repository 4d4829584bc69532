-- The sandbox has a schema and migrations of its own (sandbox/migrations), which run where it does. What an installation
-- keeps in its tables moves there, so that its people can go on; tables that nobody used are dropped.
do $$
declare
  tables text[] := array[
    'people', 'oidc', 'files', 'secrets', 'stripe_objects', 'stripe_requests', 'stripe_deliveries', 'error_reports'
  ];
  name text;
begin
  if exists (select from sandbox_people) or exists (select from sandbox_stripe_objects)
    or exists (select from sandbox_error_reports)
  then
    create schema if not exists sandbox;
    foreach name in array tables loop
      execute format('alter table %I set schema sandbox', 'sandbox_' || name);
      execute format('alter table sandbox.%I rename to %I', 'sandbox_' || name, name);
    end loop;
  else
    drop table sandbox_files, sandbox_people, sandbox_oidc, sandbox_secrets, sandbox_stripe_deliveries,
      sandbox_stripe_objects, sandbox_stripe_requests, sandbox_error_reports;
  end if;
end $$;
