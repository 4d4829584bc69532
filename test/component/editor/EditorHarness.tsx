import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import type { TextAssistant } from '#web/ui/editor/assistant.ts'
import type { MarkdownEditorProps } from '#web/ui/editor/MarkdownEditor.tsx'

/** Plain values that stand for what only a program can give. */
type Extras = { hasAssistant: boolean; hasModel: boolean; language: TextAssistant['language']; hasImages: boolean }
type Props = Omit<MarkdownEditorProps, 'onChange' | 'label' | 'assistant' | 'onPickImage'> &
  Extras & { isShown: boolean; rendered: string }

/** A request of AI edit that waits for the test to answer it. */
export type Asked = {
  passage: string
  context: string
  command: string
  tone?: string
  language?: string
  isAborted: boolean
  say: (textSoFar: string) => void
  answer: (text: string) => void
  fail: (message: string) => void
}

/** What the test sees of the editor on the page, and does to it. */
export type Harness = {
  /** What the editor reported, oldest first. */
  changes: string[]
  /** What AI edit asked for, oldest first. */
  asked: Asked[]
  setProps: (changes: Partial<Props>) => void
}

const createAssistant = (asked: Asked[]): Pick<TextAssistant, 'rewrite' | 'synonyms'> => ({
  rewrite: (request, { signal, onText }) =>
    new Promise((answer, reject) => {
      let isOpen = true
      const end = (settle: () => void) => {
        isOpen = false
        settle()
      }
      const one: Asked = {
        ...request,
        isAborted: false,
        say: onText,
        answer: (text) => end(() => answer(text)),
        fail: (message) => end(() => reject(new Error(message))),
      }
      signal.addEventListener('abort', () => {
        one.isAborted = isOpen
        reject(new Error('Aborted'))
      })
      asked.push(one)
    }),
  synonyms: async (word) => {
    if (word === 'failing') throw new Error('The thesaurus is asleep.')
    return word === 'good' ? ['fine', 'sound', 'solid'] : []
  },
})

const pickImage = async () => ({ src: '/media/picture.png', alt: 'A picture' })

// Loaded separately, so that the size of the editor's own code can be measured.
const RenderedPost = lazy(async () => ({ default: (await import('#web/ui/editor/RenderedPost.tsx')).RenderedPost }))

const initial: Props = {
  value: '',
  placeholder: 'Review blog content',
  isShown: true,
  rendered: '',
  hasAssistant: false,
  hasModel: true,
  language: 'en_GB',
  hasImages: false,
}

/** The editor as a page has it: the value that it reports is passed back to it. */
export function EditorHarness({ onReady }: { onReady: (harness: Harness) => void }) {
  const [state, setState] = useState(initial)
  const [changes] = useState<string[]>([])
  const [asked] = useState<Asked[]>([])
  const { isShown, rendered, hasAssistant, hasModel, language, hasImages, ...props } = state
  const assistant = useMemo(() => ({ language, hasModel, ...createAssistant(asked) }), [language, hasModel, asked])
  useEffect(() => {
    onReady({ changes, asked, setProps: (next) => setState((previous) => ({ ...previous, ...next })) })
  }, [onReady, changes, asked])
  const change = (value: string) => {
    changes.push(value)
    setState((previous) => ({ ...previous, value }))
  }
  return (
    // As wide as the column of the wizard and its margins.
    <main className="mx-auto grid w-full gap-8 p-4" style={{ maxWidth: 792 }}>
      <h1 className="display text-2xl">Editor</h1>
      {isShown && (
        <LazyMarkdownEditor
          {...props}
          label="Content"
          onChange={change}
          {...(hasAssistant && { assistant })}
          {...(hasImages && { onPickImage: pickImage })}
        />
      )}
      <button type="button">After</button>
      <Suspense>{rendered && <RenderedPost markdown={rendered} />}</Suspense>
    </main>
  )
}
