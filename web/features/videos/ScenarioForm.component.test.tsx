import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { videos } from '#contract/videos.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { addFinishedBlog, openMedia } from '#test/component/blogs.ts'
import { callsOf, hold, Refusal } from '#test/component/fake-api.ts'
import { button, expectOff, expectOn, pressOn, pressTwice, toast } from '#test/component/screen.ts'
import {
  detail,
  fetches,
  frames,
  id,
  newVideo,
  scenario,
  scenarioText,
  showVideo,
  video_id,
} from '#test/component/videos.ts'

let path: string

beforeEach(() => void (path = addFinishedBlog(signIn()).path))

const open = () => openMedia(path, `?videoId=${video_id}`)
const frame = (name: string) => page.getByRole('radio', { name, exact: true })
const failure = () => toast('Failed to generate video scenario').filter({ hasText: detail })
const first = scenario(1, 'A courier rides.')

test('M4 a button for each scenario with text, oldest first; the video is fetched until every picture exists', async () => {
  showVideo(newVideo({ scenarios: [scenario(2, 'Two friends compare bikes.', null), first] }))
  await open()
  await expect.element(scenarioText()).toHaveValue('A courier rides.')
  await expect.element(scenarioText()).toHaveAttribute('readonly')
  await expect.element(button('Scenario 1')).toHaveAttribute('aria-pressed', 'true')
  await frames().nth(1).click()
  await expect.element(frames().nth(1)).toBeChecked()
  await expectAccessible()
  await button('Scenario 2').click()
  await expect.element(button('Scenario 2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(scenarioText()).toHaveValue('Two friends compare bikes.')
  await expect.element(frame('Frame 1 of 3, being generated')).toBeInTheDocument()
  await expectAccessible()
  const before = fetches()
  await expect.poll(fetches).toBeGreaterThan(before + 1)
  showVideo(newVideo({ scenarios: [first, scenario(2, 'Two friends compare bikes.')] }))
  await expect.element(frame('Frame 1 of 3')).toBeInTheDocument()
})

test('M4 a scenario that cannot be created is removed again, and a toast says why', async () => {
  showVideo(newVideo())
  const creation = hold(videos.createScenario)
  await open()
  await pressTwice('Add New Scenario')
  await expect.element(button('Generating...')).toBeVisible()
  creation.release(new Refusal(502, { detail }))
  await expect.element(failure()).toBeInTheDocument()
  await expectOn(button('Add New Scenario'))
  expect(callsOf(videos.createScenario)).toHaveLength(1)
})

test('M4 a new scenario is chosen once it has its id; the third is the last', async () => {
  showVideo(newVideo({ scenarios: [first, scenario(2, 'Second.')] }))
  const creation = hold(videos.createScenario)
  await open()
  await button('Add New Scenario').click()
  showVideo(newVideo({ scenarios: [first, scenario(2, 'Second.'), scenario(3, '')] }))
  creation.release({ scenario_id: id(3) })
  await expect.element(button('Scenario 2')).toBeVisible()
  await expect.element(scenarioText()).not.toBeInTheDocument()
  showVideo(newVideo({ scenarios: [first, scenario(2, 'Second.'), scenario(3, 'Third.')] }))
  await expect.element(scenarioText()).toHaveValue('Third.')
  // M5: three have text.
  await expect.element(page.getByRole('button', { name: /^(?:Add New Scenario|Generating)/ })).not.toBeInTheDocument()
  await expectAccessible()
})

test('M4 a new scenario that cannot be written disappears, and a toast says why', async () => {
  showVideo(newVideo({ scenarios: [first] }))
  const creation = hold(videos.createScenario)
  await open()
  await button('Add New Scenario').click()
  showVideo(newVideo({ scenarios: [first, scenario(2, '')] }))
  creation.release({ scenario_id: id(2) })
  await expect.element(scenarioText()).not.toBeInTheDocument()
  await expectOff(button('Generate Video'))
  showVideo(newVideo({ scenarios: [first], scenario_error: detail }))
  await expect.element(failure()).toBeInTheDocument()
  await expect.element(scenarioText()).toHaveValue('A courier rides.')
})

test('M5 without a scenario nothing can be generated: the dialog says why there is none, and offers to add one', async () => {
  showVideo(newVideo({ scenarios: [], scenario_error: detail }))
  await open()
  await expect.element(page.getByText(detail)).toBeVisible()
  await expectOn(button('Add New Scenario'))
  await pressOn(button('Generate Video'))
  await expect.element(page.getByRole('tooltip').filter({ hasText: 'Scenario is required' })).toBeInTheDocument()
  expect(callsOf(videos.generateVideo)).toEqual([])
  await expectAccessible()
})
