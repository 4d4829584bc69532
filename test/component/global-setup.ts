import { prepareChromium } from '#test/helpers/browser.ts'

export default prepareChromium
