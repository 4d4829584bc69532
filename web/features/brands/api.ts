import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Brand, BrandSummary } from '#contract/brands.ts'
import type { Sent } from '#contract/route.ts'
import type { brands } from '#contract/brands.ts'
import type { Deliverable } from '#contract/blogs.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { forget } from '#web/lib/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type BrandFormFields = Sent<typeof brands.update>['form']
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

/** After a save: the brand itself, the lists that carry it, and the blogs that show its tone (B7). */
export const storeBrand = async (client: QueryClient, brand: Brand) => {
  client.setQueryData(brandQuery(brand.brand_id).queryKey, brand)
  await Promise.all([
    client.invalidateQueries({ queryKey: brandsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['deliverables'] }),
    client.resetQueries({ queryKey: ['blog'] }),
  ])
}

const creationFailed = (error: Error) =>
  toast.error('Error creating brand', {
    description: (error instanceof ApiError && error.detail) || 'Please try again.',
  })

export const useCreateBrandFromWebsite = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (website: string) => api.brands.createFromWebsite({ body: { website } }),
    onSuccess: (brand) => storeBrand(client, brand),
    onError: creationFailed,
  })
}

export const useCreateBrand = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: Sent<typeof brands.create>['form']) => api.brands.create({ form }),
    onSuccess: async (brand) => {
      await storeBrand(client, brand)
      toast.success('Brand saved successfully')
    },
  })
}

export const useUpdateBrandWebsite = (brand_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (website: string) => api.brands.updateWebsite({ params: { brand_id }, body: { website } }),
    onSuccess: (brand) => storeBrand(client, brand),
    onError: creationFailed,
  })
}

export const useSaveReview = (brand_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewFormFields) => api.brands.saveReview({ params: { brand_id }, body }),
    onSuccess: (brand) => storeBrand(client, brand),
    onError: () => toast.error('Failed to save brand', { description: 'Please try again' }),
  })
}

/** A stale version (409 with the brand as it is) is the caller's to ask about; everything else is told here. */
export const useUpdateBrand = (brand_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: BrandFormFields) => api.brands.update({ params: { brand_id }, form }),
    onSuccess: async (brand) => {
      await storeBrand(client, brand)
      toast.success('Brand saved successfully')
    },
    onError: (error) => {
      if (!staleBrand(error)) toast.error('An error occurred while saving brand.')
    },
  })
}

/** The brand as another tab saved it, when that is why a save was refused. */
export const staleBrand = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? (error.body.current as Brand | undefined) : undefined

export const useDeleteBrand = (after?: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (brand_id: string) => api.brands.remove({ params: { brand_id } }),
    onSuccess: async (_, brand_id) => {
      client.setQueryData(brandsQuery.queryKey, (list: BrandSummary[] | undefined) =>
        list?.filter((brand) => brand.brand_id !== brand_id),
      )
      client.setQueryData(['deliverables'], (list: Deliverable[] | undefined) =>
        list?.filter((item) => item.brand_id !== brand_id),
      )
      toast.success('Brand deleted successfully')
      after?.()
      forget(client, ['brand', brand_id])
      forget(client, ['blog'])
      await Promise.all([
        client.invalidateQueries({ queryKey: brandsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['deliverables'] }),
      ])
    },
    onError: () => toast.error('Failed to delete brand. Please try again.'),
  })
}
