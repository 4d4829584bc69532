// Where a run of the tests spent its time: node scripts/test-profile.ts [report] [--top 40]. The report is Vitest's JSON, as
// `.ci/run` leaves it; times include waiting for cores and locks.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'

type Report = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { top: { type: 'string', default: '40' } },
})
const report = JSON.parse(readFileSync(positionals[0] ?? 'test/output/results.json', 'utf8')) as Report
const top = Number(values.top)
const seconds = (ms: number) => (ms / 1000).toFixed(1)

const files = report.testResults
  .map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
    tests: assertionResults.map(({ fullName, duration }) => ({ fullName, ms: duration ?? 0 })),
  }))
  .toSorted((a, b) => b.ms - a.ms)

console.log('| seconds | tests | file |\n| ---: | ---: | --- |')
for (const { file, ms, tests } of files.slice(0, top)) console.log(`| ${seconds(ms)} | ${tests.length} | \`${file}\` |`)

const tests = files
  .flatMap(({ file, tests }) => tests.map((test) => ({ ...test, file })))
  .toSorted((a, b) => b.ms - a.ms)
console.log('\n| seconds | test | file |\n| ---: | --- | --- |')
for (const { fullName, ms, file } of tests.slice(0, top)) console.log(`| ${seconds(ms)} | ${fullName} | \`${file}\` |`)

const total = files.reduce((sum, { ms }) => sum + ms, 0)
console.log(
  `\n${files.length} files, ${tests.length} tests, ${(total / 60_000).toFixed(1)} minutes one after the other`,
)
