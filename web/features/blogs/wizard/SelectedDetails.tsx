import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { formatOf } from '#domain/formats.ts'
import { languages } from '#domain/languages.ts'
import { customToneId } from '#domain/tones.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/Link.tsx'
import { SkeletonText } from '#web/ui/Skeleton.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { contextsQuery } from '../api.ts'
import { leftOutWords } from './LeftOut.tsx'

/** 'Selected Blog Details' (M2): the choices so far. */
export function SelectedDetails({ blog }: { blog: Blog }) {
  const contexts = useQuery(contextsQuery(blog.deliverable_id))
  const isCustom = blog.tone_of_voice_name === customToneId
  return (
    <dl className="grid gap-5 text-sm">
      <Detail term="Tone of voice">
        {(isCustom ? blog.custom_tone_of_voice : blog.tone_of_voice_name) ?? 'Not set'}
        <span className="mt-1 block text-xs text-ink-3">
          It can be changed in the <Link to={paths.editBrand({ brandId: blog.brand_id })}>brand settings</Link>.
        </span>
      </Detail>
      <Detail term="Language">{languages.find(({ value }) => value === blog.language)?.label}</Detail>
      <Detail term="Format">
        {blog.format ? (
          <Tooltip content={formatOf(blog.format).description} opensOnPress>
            <button type="button" className="cursor-help rounded-[2px] underline decoration-dotted underline-offset-3">
              {blog.format}
            </button>
          </Tooltip>
        ) : (
          'Not chosen yet'
        )}
      </Detail>
      <Detail term="Topic">{blog.title ?? 'Not chosen yet'}</Detail>
      <Detail term="Keywords">{blog.keywords?.length ? blog.keywords.join(', ') : 'None yet'}</Detail>
      <Detail term="AI context">
        {contexts.isPending ? (
          <SkeletonText lines={2} />
        ) : contexts.isError ? (
          'Could not be loaded'
        ) : contexts.data.length > 0 ? (
          <ul className="grid gap-1">
            {contexts.data.map((item) => (
              <li key={item.deliverable_context_id} className="truncate" title={item.name}>
                {item.name}
              </li>
            ))}
          </ul>
        ) : (
          'No context added'
        )}
        {leftOutWords(blog) && <span className="mt-1 block text-xs text-ink-3">{leftOutWords(blog)}</span>}
      </Detail>
    </dl>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
