import { describe, expect, it } from 'vitest'
import { anchoredPosition } from './use-anchored.ts'

const viewport = { width: 400, height: 300 }
const anchor = (top: number, left: number) => ({ top, bottom: top + 40, left, width: 100 })

describe('the position of a floating element', () => {
  it('is centred above its anchor', () => {
    expect(anchoredPosition(anchor(100, 100), { width: 60, height: 30 }, viewport, 'top', 'center')).toEqual({
      top: 64,
      left: 120,
    })
  })

  it('flips to the side with enough room', () => {
    expect(anchoredPosition(anchor(10, 100), { width: 60, height: 30 }, viewport, 'top', 'center').top).toBe(56)
    expect(anchoredPosition(anchor(250, 100), { width: 60, height: 30 }, viewport, 'bottom', 'start').top).toBe(214)
  })

  it('keeps its side if neither has enough room', () => {
    expect(anchoredPosition(anchor(100, 0), { width: 60, height: 290 }, viewport, 'bottom', 'start').top).toBe(146)
  })

  it('stays inside the window', () => {
    expect(anchoredPosition(anchor(100, 0), { width: 180, height: 30 }, viewport, 'top', 'center').left).toBe(8)
    expect(anchoredPosition(anchor(100, 300), { width: 180, height: 30 }, viewport, 'top', 'center').left).toBe(212)
  })
})
