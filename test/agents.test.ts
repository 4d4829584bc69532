// AGENTS.md says what to touch for a change and what to run. Here its paths and commands are looked up, and three of its
// changes are made in a copy of the repository, by the files that it lists.
import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'

const root = join(import.meta.dirname, '..')
const agents = readFileSync(join(root, 'AGENTS.md'), 'utf8')

const folders = 'bench|contract|db|docs|domain|facts|sandbox|scripts|server|test|web'
const isRooted = (path: string) => new RegExp(`^(${folders})/`).test(path)
const tests = globSync(`{${folders.replaceAll('|', ',')}}/**/*.{test.ts,e2e.ts}`, { cwd: root })
const quoted = (text: string) => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code]) => code!)

/** A path of AGENTS.md as a pattern: `<feature>` stands for any name. */
const patternOf = (path: string) => path.replaceAll(/<\w+>/g, '*').replace(/\/$/, '')

describe('AGENTS.md', () => {
  const block = /^```\n([^]*?)^```/m.exec(agents)![1]!
  const paths = [...quoted(agents), ...block.split(/[\s,;:]+/)].filter(
    (code) => isRooted(code) || /^[\w/.-]+(\.tsx?|\.mjs|\/)$/.test(code),
  )
  const commands = quoted(agents).filter((code) => /^(npm|npx|node) /.test(code))

  test.each([...new Set(paths)])('names a path that exists: %s', (path) => {
    const pattern = patternOf(path)
    const found = globSync(isRooted(path) ? pattern : `{${folders.replaceAll('|', ',')}}/**/${pattern}`, { cwd: root })
    expect(found, `AGENTS.md names ${path}, which is not there`).not.toEqual([])
  })

  test.each([...new Set(commands)])('names a command that exists: %s', (command) => {
    expect(missingOf(command), `AGENTS.md names ${command}, which cannot be run`).toEqual([])
  })
})

/** What a command names and is not there: a script, a file, tests with that in their path. */
const missingOf = (command: string): string[] => {
  const [program, ...words] = command.split(' ')
  if (program === 'npm') {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const name = words.find((word) => word !== 'run') ?? ''
    const pattern = new RegExp(`^${name.replace(/<\w+>$/, '.+')}$`)
    return Object.keys(scripts).some((script) => pattern.test(script)) ? [] : [name]
  }
  if (program === 'node') return words.slice(0, 1).filter((file) => globSync(file, { cwd: root }).length === 0)
  const filters = words.slice(2).filter((word, index, all) => !word.startsWith('--') && all[index - 1] !== '--project')
  return filters.filter((filter) => !tests.some((path) => path.includes(filter)))
}

type Edit = [path: string, edit: (text: string) => string]

/** `text` with `line` in front of `place`, which has to be there. */
const before = (place: string, line: string) => (text: string) => {
  if (!text.includes(place)) throw new Error(`The change does not find its place: ${place}`)
  return text.replace(place, () => line + place)
}

const changes: Record<string, Edit[]> = {
  'a field of the brand': [
    [
      'domain/brand-fields.ts',
      before(
        '  tone_of_voice_id: {',
        `  slogan: {
    label: 'Slogan',
    meaning: 'the line that it is known by',
    max: short,
    section: 'identity',
    page: 'main',
    writing: 'slogan',
  },
`,
      ),
    ],
    ['db/migrations/9999_slogan.sql', () => 'alter table brands add column slogan text;\n'],
  ],
  'a format of posts': [
    [
      'domain/formats.ts',
      before(
        '} satisfies Record<string, Draft>',
        `  'Case Study': {
    description: 'How one customer solved one problem, with what it took and what came of it.',
    words: { min: 600, max: 1200 },
    rules: {
      sections: { min: 3, max: 6, numbered: false },
      sectionWords: null,
      subsections: { min: 0, max: 3 },
      steps: null,
      taskItems: null,
      scannable: null,
      prose: 0.5,
      paragraphWords: 130,
    },
    guidance: (words, { sections, paragraphWords }) => [
      'Purpose: a reader with the same problem sees how it was solved.',
      \`Structure: \${span(sections)} H2 sections: the customer, the problem, the solution, the result.\`,
      \`Length: \${span(words)} words.\`,
      'Tone: factual.',
      \`Formatting: paragraphs of at most \${paragraphWords} words.\`,
    ],
  },
`,
      ),
    ],
  ],
  'a vendor of texts': [
    [
      'server/vendors/mistral.ts',
      () => `import { addressOf, keyOf, type Vendor } from './vendor.ts'

const variables = { MISTRAL_API_KEY: keyOf('mistral'), MISTRAL_BASE_URL: addressOf('mistral') }

export const mistral = {
  label: 'Mistral',
  keyVariable: 'MISTRAL_API_KEY',
  variables,
  text: {
    example: 'mistral-large-latest',
    contextTokens: () => 131_072,
    make: async (model, values, fetch) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { MISTRAL_API_KEY: apiKey, MISTRAL_BASE_URL: baseURL = 'https://api.mistral.ai/v1' } = values
      const settings = { name: 'mistral', baseURL, apiKey, includeUsage: true, supportsStructuredOutputs: true, fetch }
      return createOpenAICompatible(settings).chatModel(model)
    },
  },
} satisfies Vendor<keyof typeof variables>
`,
    ],
    [
      'server/vendors/registry.ts',
      (text) =>
        before(
          'import { openai }',
          "import { mistral } from './mistral.ts'\n",
        )(text).replace('compatible, fal,', 'compatible, mistral, fal,'),
    ],
    [
      'test/helpers/wires.ts',
      (text) =>
        before(
          'export const wires',
          "const mistral: Wire = { ...compatible, model: 'mistral-large' }\n\n",
        )(text).replace('compatible }', 'compatible, mistral }'),
    ],
  ],
}

describe('a change by the table of AGENTS.md', () => {
  const rows = Array.from(agents.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm), ([, change, touch, run]) => ({
    change: change!,
    touch: quoted(touch!),
    run: quoted(run!)[0]!,
  }))
  const rowOf = (change: string) => rows.find((row) => row.change === change)!

  let copy: string
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    copy = mkdtempSync(join(tmpdir(), 'masthead-change-'))
    const leftOut = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test/output'])
    cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.has(relative(root, path)) })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const [path, edit] of Object.values(changes).flat()) {
      const isNew = globSync(path, { cwd: copy }).length === 0
      writeFileSync(join(copy, path), edit(isNew ? '' : readFileSync(join(copy, path), 'utf8')))
    }
  })
  afterAll(async () => {
    rmSync(copy, { recursive: true, force: true })
    await database.drop()
  })

  /** The exit code of a tool in the copy, and the end of what it prints. */
  const runTool = (script: string, ...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|CI$)/.test(name))
      const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
        cwd: copy,
        env: { ...Object.fromEntries(own), NO_COLOR: '1', TEST_DATABASE_URL: database.url },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      child.stdout.on('data', (text: Buffer) => void (output = (output + String(text)).slice(-6000)))
      child.stderr.on('data', (text: Buffer) => void (output = (output + String(text)).slice(-6000)))
      child.on('close', (code) => resolve({ code, output }))
    })

  test.each(Object.keys(changes))('%s: touches the listed files alone', (change) => {
    const row = rowOf(change)
    expect(row, `AGENTS.md has no row for ${change}`).toBeDefined()
    for (const [path] of changes[change]!) {
      const isListed = row.touch.some((listed) =>
        globSync(listed.endsWith('/') ? `${listed}**` : patternOf(listed), { cwd: copy }).includes(path),
      )
      expect(isListed, `${change} needs ${path}, which its row in AGENTS.md does not list`).toBe(true)
    }
  })

  // Commands with the same options are one run, as most of the time is spent on the start.
  test.each(['', '--update'])('the commands with the options "%s" pass', { timeout: 240_000 }, async (options) => {
    const words = Object.keys(changes).map((change) => rowOf(change).run.split(' ').slice(2))
    const same = words.filter((all) => all.filter((word) => word.startsWith('--')).join(' ') === options)
    expect(same).not.toEqual([])
    const { code, output } = await runTool(
      'vitest/vitest.mjs',
      ...new Set(same.flat()),
      '--project=pure',
      '--project=server',
    )
    expect(code, `After the changes, \`npx vitest ${[...new Set(same.flat())].join(' ')}\` fails:\n${output}`).toBe(0)
  })

  test('the three of them together keep the types', { timeout: 240_000 }, async () => {
    const { code, output } = await runTool('typescript/bin/tsc', '--noEmit')
    expect(code, `A change by AGENTS.md breaks types elsewhere:\n${output}`).toBe(0)
  })
})
