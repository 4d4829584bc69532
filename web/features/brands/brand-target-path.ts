import type { BrandTarget } from '#domain/brand-steps.ts'
import { paths } from '#web/paths.ts'

/** The screen on which an unfinished brand continues (B4). */
export const targetPath = ({ brand_id: brandId }: { brand_id: string }, target: BrandTarget): string => {
  switch (target.step) {
    case 'detail':
      return paths.brand({ brandId })
    case 'status':
      return paths.brandStatus({ brandId })
    case 'review':
      return paths.brandReview({ brandId })
    case 'finalize':
      return paths.brandFinalize({ brandId })
    case 'website':
      return paths.brandWebsite({ brandId }, target.isFailed ? { error: 'true' } : undefined)
  }
}
