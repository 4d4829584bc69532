// Runs the whole suite many times in a row, some of them with one core kept busy, and prints what failed in which run:
// node bench/flakes.ts --runs 20 --busy 5
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, busy: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
const busyRuns = Number(values.busy)
const folder = 'test/output/flakes'

/** Keeps one core busy until it is killed, or this process is gone. */
const keepBusy = () =>
  spawn(process.execPath, ['--eval', 'const parent = process.ppid; while (process.ppid === parent);'], {
    stdio: 'ignore',
  })

const namesOf = ({ testResults }: Report) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName)
    // A file that cannot be loaded has no test.
    const all = failed.length === 0 && status === 'failed' ? ['the file itself'] : failed
    return all.map((test) => `${relative(process.cwd(), name)}: ${test}`)
  })

/** One run: its output goes to `<run>.log`. */
const runSuite = async (run: number) => {
  const file = `${folder}/${run}.json`
  rmSync(file, { force: true })
  const started = performance.now()
  const suite = spawn(
    'bash',
    ['-c', `TIMEFORMAT='cpu %U %S'; time npm test -- --reporter=json --outputFile.json=${file}`],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } },
  )
  let output = ''
  for (const stream of [suite.stdout, suite.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(suite, 'close')) as [number]
  writeFileSync(`${folder}/${run}.log`, output)
  const [, user = '0', system = '0'] = /^cpu (\S+) (\S+)$/m.exec(output) ?? []
  return {
    isGreen: code === 0,
    minutes: (performance.now() - started) / 60_000,
    cpuMinutes: (Number(user) + Number(system)) / 60,
    report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined,
  }
}

mkdirSync(folder, { recursive: true })
console.log('| run | busy | minutes | CPU minutes | passed | failed | what failed |')
console.log('| ---: | --- | ---: | ---: | ---: | ---: | --- |')
let green = 0
for (let run = 1; run <= runs; run += 1) {
  const isBusy = run > runs - busyRuns
  const spinner = isBusy ? keepBusy() : undefined
  const { isGreen, minutes, cpuMinutes, report } = await runSuite(run)
  spinner?.kill()
  if (isGreen) green += 1
  const failed = report ? namesOf(report) : []
  const what = failed.join('; ') || (isGreen ? '' : `the run itself, see ${folder}/${run}.log`)
  const counts = `${report?.numPassedTests ?? 0} | ${report?.numFailedTests ?? 0}`
  const row = `| ${run} | ${isBusy ? 'one core' : ''} | ${minutes.toFixed(1)} | ${cpuMinutes.toFixed(1)} | ${counts} | ${what} |`
  console.log(row)
}
console.log(`\n${green} of ${runs} runs green`)
if (green < runs) process.exitCode = 1
