// What a plan allows (decisions "Plans").

export type Plan = { blogs_left: number; blogs_total: number; plan_expiry: string | Date; plan_name: string | null }

export const isOutOfBlogs = (plan: Pick<Plan, 'blogs_left'>) => plan.blogs_left === 0

export const isExpired = (plan: Pick<Plan, 'plan_expiry'>, now = new Date()) => new Date(plan.plan_expiry) < now

/** Gates creating deliverables and generating images and videos, on the server and in the browser. */
export const canCreateBlogs = (plan: Plan | null, now = new Date()) =>
  plan !== null && !isOutOfBlogs(plan) && !isExpired(plan, now)

export const isFreeTier = (plan: Pick<Plan, 'plan_name'>) => plan.plan_name === 'Free'
