import { describe, expect, test } from 'vitest'
import type { Scenario, Video } from '#contract/videos.ts'
import {
  chosenFrame,
  chosenScenario,
  isGeneratingScenario,
  isPolled,
  listedScenarios,
  lostScenarioError,
  stateOf,
  temporaryId,
  withoutTemporary,
  withScenario,
} from './video-rules.ts'

const frame = (image_url: string | null, first_frame_id = 'frame') => ({ first_frame_id, image_url, created_at: '' })

const scenario = (scenario_id: string, text: string, fields: Partial<Scenario> = {}): Scenario => ({
  scenario_id,
  video_id: 'video',
  text,
  model: null,
  created_at: `2026-11-21T10:00:0${scenario_id}.000Z`,
  first_frames: [],
  ...fields,
})

const video = (scenarios: Scenario[] = [], fields: Partial<Video> = {}): Video => ({
  video_id: 'video',
  deliverable_id: 'deliverable',
  generation_status: 'not_started',
  video_url: null,
  poster_url: null,
  duration: null,
  progress: null,
  model: null,
  error: null,
  scenario_error: null,
  created_at: '2026-11-21T10:00:00.000Z',
  scenarios,
  ...fields,
})

describe('M4 what is polled', () => {
  const written = scenario('1', 'A bike', { first_frames: [frame('a.webp')] })
  test.each([
    ['no video', null, false, false],
    ['a video that is still loading', undefined, false, false],
    ['a complete video', video([written]), false, false],
    ['a video that is being generated', video([written], { generation_status: 'started' }), false, true],
    ['a generated video', video([written], { generation_status: 'generated', video_url: 'a.mp4' }), false, false],
    ['a failed video', video([written], { generation_status: 'failed' }), false, false],
    [
      'a first frame that is being generated',
      video([scenario('1', 'A bike', { first_frames: [frame(null)] })]),
      false,
      true,
    ],
    [
      'the same while a scenario is being requested',
      video([scenario('1', 'A', { first_frames: [frame(null)] })]),
      true,
      true,
    ],
    ['a scenario that is being written', video([written, scenario('2', '')]), false, true],
    ['a scenario that is still being requested', video([written, scenario(temporaryId, '')]), true, false],
  ])('%s', (_, seen, isCreating, expected) => {
    expect(isPolled(seen, isCreating)).toBe(expected)
  })
})

describe('M4 which scenarios are listed', () => {
  const late = scenario('3', 'Third')
  const early = scenario('1', 'First')
  const seen = video([late, scenario('2', ''), early])

  test('those with text, by created_at', () => {
    expect(listedScenarios(seen)).toEqual([early, late])
  })
  test('the first is chosen by default, and when the chosen one no longer exists', () => {
    expect(chosenScenario(seen, undefined)).toBe(early)
    expect(chosenScenario(seen, 'gone')).toBe(early)
    expect(chosenScenario(seen, '3')).toBe(late)
  })
  test('one that is still being written is chosen by its id, or when there is no other', () => {
    expect(chosenScenario(seen, '2')?.scenario_id).toBe('2')
    expect(chosenScenario(video([scenario('2', '')]), undefined)?.scenario_id).toBe('2')
    expect(chosenScenario(video(), undefined)).toBeUndefined()
  })
})

test('the first finished image is chosen by default; one that is still being generated never', () => {
  const making = frame(null, 'making')
  const [first, second] = [frame('a.webp', 'first'), frame('b.webp', 'second')]
  const seen = scenario('1', 'A bike', { first_frames: [making, first, second] })
  expect(chosenFrame(seen, undefined)).toBe(first)
  expect(chosenFrame(seen, 'second')).toBe(second)
  expect(chosenFrame(seen, 'making')).toBe(first)
  expect(chosenFrame(scenario('1', 'A bike', { first_frames: [making] }), undefined)).toBeUndefined()
})

test('M5 a scenario is generating until its text and its images are finished', () => {
  const pictures = { first_frames: [frame('a.webp'), frame(null)] }
  expect(isGeneratingScenario(video([scenario('1', '')]))).toBe(true)
  expect(isGeneratingScenario(video([scenario('1', 'A bike', pictures)]))).toBe(true)
  expect(isGeneratingScenario(video([scenario('1', 'A bike', { first_frames: [frame('a.webp')] })]))).toBe(false)
})

describe('M4 a new scenario', () => {
  const first = scenario('1', 'First')
  const ids = ({ scenarios }: Video) => scenarios.map(({ scenario_id, text }) => [scenario_id, text])

  test('appears immediately with empty text and a temporary id, and then with its own', () => {
    const asked = withScenario(video([first]), temporaryId)
    expect(ids(asked)).toEqual([
      ['1', 'First'],
      [temporaryId, ''],
    ])
    expect(isGeneratingScenario(asked)).toBe(true)
    expect(ids(withScenario(asked, '2'))).toEqual([
      ['1', 'First'],
      ['2', ''],
    ])
  })
  test('is removed if creating it failed', () => {
    expect(withoutTemporary(withScenario(video([first]), temporaryId))).toEqual(video([first]))
  })
  test('that a response already contains stays unchanged', () => {
    const brought = video([first, scenario('2', 'Second'), scenario(temporaryId, '')])
    expect(ids(withScenario(brought, '2'))).toEqual([
      ['1', 'First'],
      ['2', 'Second'],
    ])
  })
  test('that could not be written is reported with its error', () => {
    const before = video([first, scenario('2', '')])
    const error = 'The model declined.'
    expect(lostScenarioError(before, video([first], { scenario_error: error }))).toBe(error)
    expect(lostScenarioError(before, video([first]))).toBeUndefined()
    expect(lostScenarioError(before, video([first, scenario('2', 'Second')]))).toBeUndefined()
    // Reported before, or from another time.
    expect(lostScenarioError(video([first]), video([first], { scenario_error: error }))).toBeUndefined()
    const temporary = video([first, scenario(temporaryId, '')])
    expect(lostScenarioError(temporary, video([first], { scenario_error: error }))).toBeUndefined()
  })
})

test('M2 what the card shows: a failed video can be continued', () => {
  expect(stateOf(null)).toBe('none')
  expect(stateOf(video())).toBe('unfinished')
  expect(stateOf(video([], { generation_status: 'failed' }))).toBe('unfinished')
  expect(stateOf(video([], { generation_status: 'started' }))).toBe('generating')
  expect(stateOf(video([], { generation_status: 'generated', video_url: 'a.mp4' }))).toBe('playable')
})
