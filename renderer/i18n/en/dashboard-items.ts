import type { texts as german } from '../de/dashboard-items.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of what a project's team puts on a dashboard. */
export const texts: SameShape<typeof german> = {
  banner: {
    pause: 'Pause film',
    play: 'Play film',
  },
  gallery: {
    label: 'Pictures',
    ofProject: 'Pictures of the project',
    open: 'View picture {{number}} of {{count}} in full',
    show: 'Picture {{number}} of {{count}}',
    title: 'Picture {{number}} of {{count}}',
    count: '{{number}} / {{count}}',
    all: 'All {{count}}',
    allLabel: 'View all {{count}} pictures',
    previous: 'Previous picture',
    next: 'Next picture',
    failed: 'This picture cannot be loaded at the moment.',
  },
  film: {
    title: 'Film',
    ofProject: 'Film: {{project}}',
    play: 'Play film: {{title}}',
    asks: 'This film is hosted by {{service}}',
    told: 'When you play it, {{service}} receives your IP address, among other data, and learns which film you watch.',
    privacy: 'Privacy at {{service}}',
    show: 'Show film',
    always: 'Do not ask again in this session',
    newWindow: 'opens in a new window',
  },
  frame: {
    show: 'View',
    asks: 'This content is hosted by {{host}}',
    told: 'When you view it, {{host}} receives your IP address, among other data.',
    title: 'Content from {{host}}',
  },
  map: {
    title: 'Location',
    label: 'Map: {{place}}',
    still: 'Location: {{place}}',
    elsewhere: 'Open in OpenStreetMap',
    newWindow: 'opens in a new window',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    back: 'Back to the place',
    keys: 'Move with the arrow keys, zoom with plus and minus.',
    ctrl: 'Hold Ctrl to zoom the map',
    command: 'Hold ⌘ to zoom the map',
    fingers: 'Move the map with two fingers',
  },
  html: {
    title: 'Further information',
  },
}
