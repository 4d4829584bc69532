// Statements on pg-boss's table of jobs that pg-boss lacks, written for the version in package.json.
import type { Db, JobAttempt } from 'pg-boss'

export type ClaimedJob = JobAttempt & { data: { id: string }; user_id: string | null }

/** Wakes the workers that listen for jobs of a queue. */
export const waitingChannel = 'jobs'

export const notifyWaiting = async (db: Db, name: string) => {
  await db.executeSql('select pg_notify($1, $2)', [waitingChannel, name])
}

/**
 * Claims up to `limit` jobs of a queue, fairly between people: first of whoever has the fewest running jobs, then of whoever
 * was served least recently (`served`, the latest last), then the oldest job. Otherwise equals pg-boss's own fetch.
 */
export const claimJobs = async (
  db: Db,
  name: string,
  limit: number,
  served: readonly string[],
): Promise<ClaimedJob[]> => {
  const { rows } = await db.executeSql(claim, [name, limit, served])
  return rows as ClaimedJob[]
}

const claim = `
  with at_work as (
    select group_id, count(*) as jobs from pgboss.job
    where name = $1 and state = 'active' and group_id is not null
    group by group_id
  ),
  waiting as (
    select id, created_on, array_position($3::text[], group_id) as served,
      coalesce(at_work.jobs, 0) + row_number() over (partition by coalesce(group_id, id::text) order by created_on) as turn
    from pgboss.job left join at_work using (group_id)
    where name = $1 and state < 'active' and not blocked and start_after <= now()
  ),
  next as (
    select job.id from pgboss.job join waiting using (id)
    where job.name = $1 and job.state < 'active'
    order by waiting.turn, waiting.served nulls first, waiting.created_on
    limit $2
    for update of job skip locked
  )
  update pgboss.job set
    state = 'active',
    started_on = now(),
    heartbeat_on = now(),
    retry_count = case when started_on is null then retry_count else retry_count + 1 end
  from next
  where job.name = $1 and job.id = next.id
  returning job.id, job.data, job.group_id as user_id, job.retry_count as "retryCount"`

// A job that failed and was claimed again has a higher retry count: another worker has it.
const areMine = `name = $1 and state = 'active' and id = any($2::uuid[]) and id || ':' || retry_count = any($3::text[])`
const attemptOf = ({ id, retryCount }: ClaimedJob) => `${id}:${retryCount}`
const mine = (name: string, jobs: readonly ClaimedJob[]) => [name, jobs.map(({ id }) => id), jobs.map(attemptOf)]

/** Sends the heartbeat of claimed jobs, and returns those that this worker no longer holds. */
export const touchJobs = async (db: Db, name: string, jobs: readonly ClaimedJob[]): Promise<ClaimedJob[]> => {
  const { rows } = await db.executeSql(touch, mine(name, jobs))
  const touched = new Set((rows as { attempt: string }[]).map(({ attempt }) => attempt))
  return jobs.filter((job) => !touched.has(attemptOf(job)))
}

const touch = `
  update pgboss.job set heartbeat_on = now() where ${areMine} returning id || ':' || retry_count as attempt`

/**
 * Returns claimed jobs to the queue, to run again at once. pg-boss counts a claim as a retry if `started_on` is set; it is
 * cleared, so that only crashes and failures use up retries.
 */
export const giveBackJobs = async (db: Db, name: string, jobs: readonly ClaimedJob[]) => {
  if (jobs.length > 0) await db.executeSql(giveBack, mine(name, jobs))
}

const giveBack = `
  with given_back as (
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where ${areMine} returning id
  )
  select pg_notify('${waitingChannel}', $1) from given_back limit 1`
