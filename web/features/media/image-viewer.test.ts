import { createElement, type ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ViewerTrigger } from './ImageViewer.tsx'

test('M2 using the image viewer trigger outside a viewer is an error', () => {
  const props: ComponentProps<typeof ViewerTrigger> = { index: 0, label: 'Open', children: 'An image' }
  expect(() => renderToString(createElement(ViewerTrigger, props))).toThrow(
    'ViewerTrigger must be inside an ImageViewer',
  )
})
