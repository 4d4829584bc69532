import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { configQuery } from '#web/features/system/api.ts'
import type { TextAssistant } from '#web/ui/editor/assistant.ts'
import { findSynonyms, rewritePassage } from './api.ts'

/** These commands use the brand's tone; the others keep the tone of the passage. */
const branded = new Set(['improve', 'expand'])

/** What AI edit can do with the text of a blog. */
export const useTextAssistant = ({ language, tone_of_voice_name, custom_tone_of_voice }: Blog): TextAssistant => {
  const config = useQuery(configQuery)
  // While the configuration loads, the server's response tells.
  const hasModel = !config.data?.text_model.is_builtin
  const brandTone = custom_tone_of_voice ?? tone_of_voice_name
  return useMemo(
    () => ({
      language,
      hasModel,
      rewrite: (request, { signal, onText }) =>
        rewritePassage(
          {
            sentence: request.passage,
            command: request.command,
            context: request.context,
            tone_of_voice: request.tone ?? (branded.has(request.command) ? brandTone : null),
            language: request.language ?? language,
          },
          signal,
          onText,
        ),
      synonyms: (word, signal) => findSynonyms(word, language, signal),
    }),
    [language, hasModel, brandTone],
  )
}
