import ExternalLink from 'lucide-react/icons/external-link'
import { ButtonLink } from '#web/ui/Button.tsx'

/** Renders nothing until the blog is in Google Drive. */
export function ViewInDrive({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <ButtonLink icon={ExternalLink} href={url} isNewTab>
      View in Google Drive
    </ButtonLink>
  )
}
