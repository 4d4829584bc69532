import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Brand, BrandSummary } from '#contract/brands.ts'
import type { Sent } from '#contract/route.ts'
import type { brands } from '#contract/brands.ts'
import type { Deliverable } from '#contract/blogs.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { evict } from '#web/lib/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type BrandFormFields = NonNullable<Sent<typeof brands.update>['form']>
export type ReviewFormFields = Sent<typeof brands.saveReview>['body']

export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: ({ signal }) => api.brands.list({}, { signal }),
})

export const brandQuery = (brand_id: string) =>
  queryOptions({
    queryKey: ['brand', brand_id],
    queryFn: ({ signal }) => api.brands.show({ params: { brand_id } }, { signal }),
  })

export const tonesQuery = queryOptions({
  queryKey: ['tones'],
  queryFn: ({ signal }) => api.brands.tones({}, { signal }),
})

/** After a save: updates the brand, and refetches in the background the lists and blogs that show it (B7). */
export const storeBrand = (client: QueryClient, brand: Brand) => {
  client.setQueryData(brandQuery(brand.brand_id).queryKey, brand)
  refreshLists(client)
  void client.resetQueries({ queryKey: ['blog'] })
}

const refreshLists = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: brandsQuery.queryKey })
  void client.invalidateQueries({ queryKey: ['deliverables'] })
}

/** After a refused step: refetches the brand, whose current step determines the next screen (B4). */
const refreshStep = (client: QueryClient, brand_id: string, error: Error) => {
  if (error instanceof ApiError && [404, 409].includes(error.status))
    void client.invalidateQueries({ queryKey: brandQuery(brand_id).queryKey })
}

const creationFailed = (error: Error) =>
  toast.error('Error creating brand', {
    description: (error instanceof ApiError && error.detail) || error.message,
  })

export const useCreateBrandFromWebsite = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (website: string) => api.brands.createFromWebsite({ body: { website } }),
    onSuccess: (brand) => storeBrand(client, brand),
    onError: creationFailed,
  })
}

export const useUpdateBrandWebsite = (brand_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (website: string) => api.brands.updateWebsite({ params: { brand_id }, body: { website } }),
    onSuccess: (brand) => storeBrand(client, brand),
    onError: (error) => {
      creationFailed(error)
      refreshStep(client, brand_id, error)
    },
  })
}

/** As `useUpdateBrand`, for the twelve fields of the review. */
export const useSaveReview = (brand_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewFormFields) => api.brands.saveReview({ params: { brand_id }, body }),
    onSuccess: (brand) => storeBrand(client, brand),
    onError: (error) => {
      if (staleBrand(error)) return
      toast.error('Failed to save brand', { description: 'Please try again' })
      if (isGone(error)) evictBrand(client, brand_id)
      else refreshStep(client, brand_id, error)
    },
  })
}

const brandSaved = () => toast.success('Brand saved successfully')
const saveFailed = () => toast.error('An error occurred while saving brand.')

export const useCreateBrand = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: Sent<typeof brands.create>['form']) => api.brands.create({ form }),
    onSuccess: (brand) => {
      storeBrand(client, brand)
      brandSaved()
    },
    onError: saveFailed,
  })
}

/** The caller handles a version conflict (409 with the current brand); other errors are shown here. */
export const useUpdateBrand = (brand_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: BrandFormFields) => api.brands.update({ params: { brand_id }, form }),
    onSuccess: (brand) => {
      storeBrand(client, brand)
      brandSaved()
    },
    onError: (error) => {
      if (staleBrand(error)) return
      saveFailed()
      if (isGone(error)) evictBrand(client, brand_id)
      else refreshStep(client, brand_id, error)
    },
  })
}

/** Whether a call failed because the brand has been deleted. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The brand as another tab saved it, if that caused a version conflict. */
export const staleBrand = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? (error.body.current as Brand | undefined) : undefined

/** Removes a deleted brand from the cache; what is still on the screen stays. */
const evictBrand = (client: QueryClient, brand_id: string) => {
  const isOther = (item: { brand_id: string }) => item.brand_id !== brand_id
  client.setQueryData(brandsQuery.queryKey, (list: BrandSummary[] | undefined) => list?.filter(isOther))
  client.setQueryData(['deliverables'], (list: Deliverable[] | undefined) => list?.filter(isOther))
  evict(client, ['brand', brand_id])
  evict(client, ['blog'])
  refreshLists(client)
}

export const deletionFailed = 'Failed to delete brand. Please try again.'

export const useDeleteBrand = (after: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (brand_id: string) =>
      api.brands.remove({ params: { brand_id } }).catch((error: unknown) => {
        // Another tab has already deleted it, which is fine.
        if (!isGone(error)) throw error
      }),
    onSuccess: (_, brand_id) => {
      toast.success('Brand deleted successfully')
      after()
      evictBrand(client, brand_id)
    },
    onError: () => toast.error(deletionFailed),
  })
}
