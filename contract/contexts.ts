import { z } from 'zod'
import { Website } from './brands.ts'
import { del, get, post } from './route.ts'

/** 5 MB (M9). */
export const maxContextBytes = 5_242_880
export const maxContexts = 20

export const Context = z.object({
  deliverable_context_id: z.uuid(),
  name: z.string(),
  content_type: z.enum(['pdf', 'text', 'webpage']),
  tokens_number: z.int(),
})
export type Context = z.infer<typeof Context>

export const contexts = {
  list: get('/api/deliverables/{deliverable_id}/contexts', {
    summary: 'The reference material of a deliverable',
    reply: z.array(Context),
  }),
  addFile: post('/api/deliverables/{deliverable_id}/contexts', {
    summary: 'Add a file (.md, .txt, .markdown, .pdf; at most 5 MB)',
    form: z.strictObject({ file: z.file() }),
    reply: Context,
    status: 201,
    maxBytes: maxContextBytes + 64 * 1024,
    rateLimit: 'upload',
  }),
  addWebAddress: post('/api/deliverables/{deliverable_id}/contexts/scrape', {
    summary: 'Add the main text of a web page',
    body: z.strictObject({ url: Website }),
    reply: Context,
    status: 201,
    rateLimit: 'scrape',
  }),
  remove: del('/api/deliverables_contexts/{deliverable_context_id}', { summary: 'Delete reference material' }),
}
