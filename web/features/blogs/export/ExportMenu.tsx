import Download from 'lucide-react/icons/download'
import type { Blog } from '#contract/blogs.ts'
import { Button } from '#web/ui/Button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { copyHtml, copyMarkdown, copyRichText, downloadDocx, downloadHtml, downloadMarkdown } from './export-post.ts'

/** Copies or downloads the finished post. */
export function ExportMenu({ blog }: { blog: Blog }) {
  const copy = (run: (blog: Blog) => Promise<void>) => () => {
    run(blog).then(
      () => toast.success('Copied to the clipboard'),
      () => toast.error('Failed to copy', { description: 'The browser did not allow it. Download the file instead.' }),
    )
  }
  const download = (run: (blog: Blog) => Promise<void> | void) => () => {
    Promise.try(run, blog).catch(() => toast.error('Failed to create the file', { description: 'Please try again.' }))
  }
  return (
    <Menu trigger={<Button icon={Download}>Export</Button>}>
      <MenuLabel>Copy</MenuLabel>
      <MenuItem onSelect={copy(copyRichText)}>As rich text</MenuItem>
      <MenuItem onSelect={copy(copyMarkdown)}>As Markdown</MenuItem>
      <MenuItem onSelect={copy(copyHtml)}>As HTML</MenuItem>
      <MenuSeparator />
      <MenuLabel>Download</MenuLabel>
      <MenuItem onSelect={download(downloadMarkdown)}>Markdown (.md)</MenuItem>
      <MenuItem onSelect={download(downloadHtml)}>HTML (.html)</MenuItem>
      <MenuItem onSelect={download(downloadDocx)}>Word (.docx)</MenuItem>
    </Menu>
  )
}
