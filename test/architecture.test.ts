// The import rules of the house, held by reading the sources. AGENTS.md says them in words.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCircles, folders, loadedWith, readSources, type Source } from './helpers/import-graph.ts'
import { pureTests, serverTests } from './projects.ts'

const root = join(import.meta.dirname, '..')
const sources = readSources()
const product = sources.filter(({ path }) => !/\.test\.tsx?$|^test\/|\/__fixtures__\//.test(path))
const within = (...folders: string[]) => product.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
const isOwn = (target: string) => folders.some((folder) => target.startsWith(`${folder}/`))

/** Every import of these files that `allowed` refuses, as `file → import`. */
const offences = (files: Source[], allowed: (target: string, from: string) => boolean) =>
  files.flatMap(({ path, imports }) =>
    imports.filter((target) => !allowed(target, path)).map((target) => `${path} → ${target}`),
  )

const featureOf = (path: string) => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1]

test('the sources are found', () => {
  for (const folder of folders)
    expect(sources.filter(({ path }) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(3)
  expect(offences(within('server/features/'), (target) => !target.startsWith('server/lib/'))).not.toEqual([])
})

describe('who may import whom', () => {
  test('contract: zod and domain', () => {
    const allowed = (target: string) => target === 'zod' || /^(contract|domain)\//.test(target)
    expect(offences(within('contract/'), allowed)).toEqual([])
  })

  test('domain: itself and small pure packages', () => {
    const pure = /^(hast|hast-util-|mdast|mdast-util-|micromark-|snowball-stemmers|unist-)/
    expect(offences(within('domain/'), (target) => target.startsWith('domain/') || pure.test(target))).toEqual([])
  })

  test('facts: itself, domain and small pure packages; no network, no database', () => {
    const pure = /^(franc-min|htmlparser2|libphonenumber-js|node:(fs|module|path)|tldts)$/
    const allowed = (target: string) => /^(facts|domain)\//.test(target) || pure.test(target)
    // The command that explains a fact crawls the website that it is given.
    const engine = within('facts/').filter(({ path }) => path !== 'facts/explain.ts')
    expect(offences(engine, allowed)).toEqual([])
  })

  test('facts have one door', () => {
    const others = product.filter(({ path }) => !/^(facts|bench)\//.test(path))
    expect(offences(others, (target) => !target.startsWith('facts/') || target === 'facts/index.ts')).toEqual([])
  })

  test('server/vendors: itself and packages', () => {
    expect(
      offences(within('server/vendors/'), (target) => !isOwn(target) || target.startsWith('server/vendors/')),
    ).toEqual([])
  })

  test('server/lib: vendors; no feature, no provider', () => {
    const allowed = (target: string) => !isOwn(target) || /^(server\/(lib|vendors)|contract|domain)\//.test(target)
    expect(offences(within('server/lib/'), allowed)).toEqual([])
  })

  test('providers: lib, vendors, contract, domain, facts', () => {
    const allowed = (target: string) =>
      !isOwn(target) || /^(server\/(lib|vendors|providers)|contract|domain|facts)\//.test(target)
    expect(offences(within('server/providers/'), allowed)).toEqual([])
  })

  test("a server feature: another feature's files, never its queries or routes", () => {
    const allowed = (target: string, from: string) => {
      const other = featureOf(target)
      if (!isOwn(target) || !other || other === featureOf(from)) return true
      return !/[/.](queries|routes)\.ts$/.test(target)
    }
    expect(offences(within('server/features/'), allowed)).toEqual([])
  })

  test('server/generations: no feature, and of the jobs their names alone', () => {
    const allowed = (target: string) =>
      !isOwn(target) ||
      /^(server\/(generations|lib|providers)|contract|domain)\//.test(target) ||
      target === 'server/jobs/names.ts'
    expect(offences(within('server/generations/'), allowed)).toEqual([])
  })

  test('server/jobs/names.ts loads nothing, so that whoever sends a job loads no worker', () => {
    expect([...loadedWith(['server/jobs/names.ts'], sources)]).toEqual(['server/jobs/names.ts'])
  })

  test('--only api loads no code of the worker', () => {
    // What server/main.ts loads for it: itself, and by import() these two.
    const loaded = [...loadedWith(['server/main.ts', 'server/deps.ts', 'server/app.ts'], sources)]
    const isWorkers = (path: string) =>
      /\.job\.ts$|^server\/(worker|jobs\/jobs|generations\/run-generation|lib\/jobs\/(work|dispatch))/.test(path)
    expect(loaded.filter(isWorkers)).toEqual([])
    expect(loaded.length).toBeGreaterThan(100)
    expect([...loadedWith(['server/worker.ts'], sources)].filter(isWorkers).length).toBeGreaterThan(9)
  })

  test('circles: none, types included', () => {
    expect(findCircles(product)).toEqual([])
    const circle = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['e'] }
    const files = Object.entries(circle).map(([path, imports]) => ({ path, imports }))
    expect(findCircles(files)).toEqual([['b', 'c'], ['e']])
  })

  test('web and server never import each other; neither imports the sandbox, but the entry', () => {
    expect(offences(within('web/'), (target) => !/^(server|sandbox)\//.test(target))).toEqual([])
    expect(
      offences(within('server/'), (target, from) => !/^(web|sandbox)\//.test(target) || from === 'server/main.ts'),
    ).toEqual([])
  })

  test('web/ui and web/lib know no feature and no API', () => {
    const allowed = (target: string) => !isOwn(target) || /^(web\/(ui|lib)\/|web\/paths|domain\/)/.test(target)
    expect(offences(within('web/ui/', 'web/lib/'), allowed)).toEqual([])
  })

  test("a web feature: another feature's api.ts or named pieces, never its pages", () => {
    const allowed = (target: string, from: string) => {
      const other = featureOf(target)
      return !other || other === featureOf(from) || !/(Page|Step)\.tsx$/.test(target)
    }
    expect(offences(within('web/features/'), allowed)).toEqual([])
  })

  test('tests and benches are imported by nobody', () => {
    expect(offences(product, (target) => !/^(test|bench)\/|\.test\.tsx?$|\/__fixtures__\//.test(target))).toEqual([])
  })
})

describe('what stands where', () => {
  const mentions = (files: Source[], pattern: RegExp) =>
    files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

  test('process.env is read in server/lib/env.ts alone', () => {
    expect(mentions(product, /process\.env\b/)).toEqual(['server/lib/env.ts'])
  })

  test('SQL is written in queries.ts, <subject>.queries.ts and lib/db', () => {
    const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/
    const elsewhere = mentions(product, sql).filter(
      (path) => !/[/.]queries\.ts$/.test(path) && !path.startsWith('server/lib/db/'),
    )
    expect(elsewhere).toEqual([])
  })

  test('fetch is called in providers, vendors and web/api', () => {
    const elsewhere = mentions(product, /(?<![\w.])fetch\(/).filter(
      (path) => !/^(server\/(providers|vendors)|web\/api)\//.test(path),
    )
    expect(elsewhere).toEqual([])
  })

  test('an API path is spelled in contract/ alone', () => {
    const elsewhere = mentions(within('web/', 'domain/', 'server/features/'), /['"`]\/api\/(?!docs|openapi)\w/)
    expect(elsewhere).toEqual([])
  })

  test('no any, no suppression without a reason, nothing left to do', () => {
    expect(mentions(product, /\w:\s*any[\s,;)[=]|<any>|\bas any\b|@ts-(ignore|nocheck)|\b(TODO|FIXME)\b/)).toEqual([])
  })

  test('no barrel but the doors of contract, facts and the providers', () => {
    const barrels = product.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))
    const doors = new Set(['contract/index.ts', 'facts/index.ts'])
    expect(barrels.filter((path) => !doors.has(path) && !path.startsWith('server/providers/'))).toEqual([])
  })
})

describe('whose rows a statement changes or deletes', () => {
  const nobodys: Record<string, string> = {
    login_transactions: 'nobody has signed in yet',
    sign_in_codes: 'whoever holds the code is not known before',
    waiting_list: 'an e-mail address without an account',
    billing_events: 'an event of the payment provider',
    account_deletions: 'what is left to do elsewhere for a person who is gone',
    generations: 'the row of a job, by its id and attempt',
  }
  const writes = /\b(?:updateTable|deleteFrom)\('(\w+)'\)|\b(?:update (\w+)\s+set|delete from (\w+))\b/gi
  // The owner's id in a condition, or, for a job, what belongs to the brand or blog that its generation is for.
  const owner = /\buser_id\b|Of\(\w+, generation\)/

  /** The tables that this source writes to without saying whose rows. */
  const ownerless = (text: string) =>
    [...text.matchAll(writes)].flatMap((match) => {
      const statement = text.slice(match.index).split(/\.execute/, 1)[0]!
      const table = match.slice(1).find(Boolean)!
      const conditions = statement.replaceAll(/\.returning\([^)]*\)|\.set\(\{[^}]*\}\)/g, '')
      return table in nobodys || owner.test(conditions) ? [] : [table]
    })

  test('is said in every one: user_id, or the owner of a job’s generation', () => {
    const found = within('server/').flatMap(({ path, text }) => ownerless(text).map((table) => `${path}: ${table}`))
    expect(found).toEqual([])
  })

  test('is seen to be missing', () => {
    const bare =
      "db.updateTable('blogs').set({ user_id }).where('blog_id', '=', blog_id).returning('user_id').execute()"
    expect(ownerless(bare)).toEqual(['blogs'])
    expect(ownerless("db.deleteFrom('brands').where('brand_id', '=', brand_id).execute()")).toEqual(['brands'])
    expect(ownerless('sql`update videos set progress = 1`.execute(db)')).toEqual(['videos'])
    expect(ownerless("db.deleteFrom('brands').where('user_id', '=', user_id).execute()")).toEqual([])
  })
})

describe('which project a test runs in', () => {
  test('every test in exactly one', () => {
    const all = globSync('**/*.test.ts', { cwd: root, exclude: ['node_modules/**', 'dist/**', 'data/**'] })
    expect([...pureTests, ...serverTests].toSorted()).toEqual(all.toSorted())
  })

  test('a test that makes a database in server, whatever helper it uses for that; others in pure', () => {
    const text = (path: string) => readFileSync(join(root, path), 'utf8')
    const makesDatabase = /\b(?:createTestDatabase|start\w*App|use\w*App|setUp\w*App|startProduct)\(/
    expect(serverTests.length).toBeGreaterThan(40)
    expect(pureTests.filter((path) => makesDatabase.test(text(path)))).toEqual([])
    expect(serverTests.filter((path) => !/#test\/helpers\//.test(text(path)))).toEqual([])
  })
})
