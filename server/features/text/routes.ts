import type { Rewritten, RewriteLine, text } from '#contract/text.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { rewriteByModel, rewriteByRule, streamRewrite } from './rewrite.ts'
import { SynonymsAnswer, synonymsRequest } from './prompts/synonyms.ts'

export const textHandlers = ({ textModel, thesaurus }: Deps): Handlers<typeof text> => ({
  rewrite: ({ body }, { signal, wantsStream }) => {
    if (textModel.isBuiltIn) return wantsStream ? asLine(rewriteByRule(body)) : rewriteByRule(body)
    return wantsStream ? streamRewrite(textModel, body, signal) : rewriteByModel(textModel, body, signal)
  },

  synonyms: async ({ query: { word, language } }, { signal }) => {
    if (language === 'en_GB' || language === 'en_US') return { synonyms: await thesaurus.synonyms(word, language) }
    if (textModel.isBuiltIn) return { synonyms: [] }
    try {
      const { object } = await textModel.object(synonymsRequest(word, language), SynonymsAnswer, { signal })
      return { synonyms: object.synonyms.filter((synonym) => synonym.toLowerCase() !== word.toLowerCase()) }
    } catch (error) {
      if (error instanceof ProviderError) throw new HttpError(502, error.message, { detail: error.message })
      throw error
    }
  },
})

async function* asLine(rewritten: Rewritten): AsyncGenerator<RewriteLine> {
  yield rewritten
}
