// Where to resume an incomplete brand (B4).

export const brandSteps = ['website', 'status', 'review', 'finalize'] as const
export type BrandStep = (typeof brandSteps)[number]

/** The labels of the step bar (B2). */
export const brandStepLabels: Record<BrandStep, string> = {
  website: 'Brand Website',
  status: 'Searching',
  review: 'Review',
  finalize: 'Finalize',
}

export type BrandTarget = { step: BrandStep; isFailed?: true } | { step: 'detail' }

/** The redirect by brand_creation_step (B4). `current` is the current page: both review and finalize serve manual_fill. */
export const brandTarget = (
  brand: { brand_creation_step: string; scraping_status: string },
  current?: BrandStep | 'detail',
): BrandTarget => {
  if (brand.brand_creation_step === 'completed') return { step: 'detail' }
  if (brand.brand_creation_step === 'manual_fill') return { step: current === 'finalize' ? 'finalize' : 'review' }
  if (brand.scraping_status === 'processing') return { step: 'status' }
  return brand.scraping_status === 'failed' ? { step: 'website', isFailed: true } : { step: 'website' }
}
