import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/features/system/api.ts'
import { TemplateDraftBadge } from '#web/ui/Badge.tsx'

/** Says that no AI model was used: for the model of a text, else for the configured one. */
export function TemplateBadge({ model }: { model?: string | null }) {
  const { data } = useQuery(configQuery)
  const isTemplate = model ? model.startsWith('builtin:') : data?.text_model.is_builtin
  return isTemplate ? <TemplateDraftBadge /> : null
}
