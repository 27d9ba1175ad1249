import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Frame, RequestDetails } from './electron-types.ts'
import { guardApp, guardContents, guardSession } from './guard.ts'
import { forbiddenSwitches, forbiddenVariables } from './policy/command-line.ts'
import { FakeContents, FakeEvent, fakeElectron, fakeLog, FakeNavigation } from './testing/fake-electron.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')
const HOME = 'app://kiosk/mp/demo/lindenhof/a-11/configurator/bad'
const FORM = 'https://forms.example.com/demo'
const RETURN = 'https://www.lindenhof.example/'
const PLACES = { allowedHosts: ['forms.example.com', 'www.lindenhof.example'], returnUrl: RETURN, allowPrint: false }

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** The guarded program with its page open, and ways to try something; each is true when it succeeded. */
function machine(places: Partial<typeof PLACES> = {}, page = HOME) {
  const { app, session } = fakeElectron()
  const log = fakeLog()
  const options = { places: () => ({ ...PLACES, ...places }), downloadFolder: '/kept', log }
  guardApp(app, options)
  guardSession(session, options)
  const contents = new FakeContents()
  contents.address = page
  app.emit('web-contents-created', new FakeEvent(), contents)
  const sent = (target: { emit(name: string, ...values: unknown[]): unknown }, name: string, ...values: unknown[]) => {
    const event = new FakeEvent()
    target.emit(name, event, ...values)
    return !event.defaultPrevented
  }
  return {
    log,
    contents,
    goTo(url: string, { inFrame = false, byRedirect = false } = {}) {
      const event = new FakeNavigation(url, !inFrame)
      contents.emit(byRedirect ? 'will-redirect' : 'will-frame-navigate', event)
      return !event.defaultPrevented
    },
    open: (url: string) => contents.openHandler?.({ url }).action !== 'deny',
    ask(permission: string, origin = 'app://kiosk/') {
      let isGranted = session.onPermissionCheck?.(null, permission, origin) !== false
      session.onPermission?.(null, permission, (answer) => (isGranted ||= answer), { requestingUrl: origin })
      return isGranted
    },
    press: (combination: string) => sent(contents, 'before-input-event', parseKey(combination)),
    request: (url: string, resourceType: RequestDetails['resourceType'], from: string[] = [page]) =>
      session.lets({ url, resourceType, webContents: contents, frame: nestFrames(from) }),
    download(url: string, filename: string, mimeType: string, bytes = 1_000) {
      const kept: string[] = []
      const item = {
        getURL: () => url,
        getFilename: () => filename,
        getMimeType: () => mimeType,
        getTotalBytes: () => bytes,
        setSavePath: (path: string) => void kept.push(path),
      }
      return sent(session, 'will-download', item, contents) ? (kept[0] ?? 'a dialog') : null
    },
    device: () => session.onDevice?.() !== false,
    share() {
      let streams: unknown = 'none given'
      session.onDisplayMedia?.({}, (given) => (streams = given))
      return streams !== null
    },
    pairBluetooth() {
      let isConfirmed = true
      session.onBluetooth?.({}, ({ confirmed }) => (isConfirmed = confirmed))
      return isConfirmed
    },
    choose(kind: 'hid' | 'usb' | 'serial') {
      const chosen: unknown[] = []
      const callback = (id?: string) => void chosen.push(id)
      const isOpen = kind === 'serial' ? [[], contents, callback] : [{}, callback]
      const isLeft = sent(session, `select-${kind}-${kind === 'serial' ? 'port' : 'device'}`, ...isOpen)
      return isLeft || Boolean(chosen[0])
    },
    believe(error: string) {
      let isTrusted = false
      const isLeft = sent(
        app,
        'certificate-error',
        contents,
        FORM,
        error,
        {},
        (answer: boolean) => (isTrusted = answer),
      )
      return isLeft || isTrusted
    },
    logIn() {
      const given: unknown[] = []
      const isLeft = sent(app, 'login', contents, { url: FORM }, {}, (...answer: unknown[]) => given.push(...answer))
      return isLeft || given.length > 0
    },
    chooseCertificate() {
      const given: unknown[] = []
      const isLeft = sent(app, 'select-client-certificate', contents, FORM, [], (one?: unknown) => given.push(one))
      return isLeft || given[0] !== undefined
    },
    attachWebview: () => sent(contents, 'will-attach-webview', {}, {}),
    menu: () => sent(contents, 'context-menu', {}),
    holdUp: () => sent(contents, 'will-prevent-unload'),
    system: (name: 'open-url' | 'open-file') => sent(app, name, 'file:///etc/passwd'),
    tools() {
      contents.emit('devtools-opened')
      return contents.closedTools === 0
    },
    magnify() {
      contents.emit('did-finish-load')
      return contents.zoomLimits.join() !== '1,1'
    },
    start: (...words: string[]) => forbiddenSwitches(words).length === 0,
  }
}

/** `Control+Shift+s Control+Shift+i` as Electron tells it. */
function parseKey(combination: string) {
  const parts = combination.split('+')
  const key = parts.pop() ?? ''
  const has = (name: string) => parts.includes(name)
  return {
    type: 'keyDown',
    key: key === 'Space' ? ' ' : key,
    control: has('Control'),
    alt: has('Alt'),
    shift: has('Shift'),
    meta: has('Meta'),
  }
}

function nestFrames([url, ...around]: string[]): Frame | null {
  return url === undefined ? null : { url, parent: nestFrames(around) }
}

type Machine = ReturnType<typeof machine>

const NAVIGATIONS: [string, string][] = [
  ['another website', 'https://www.google.com/'],
  ['the portal’s own website', 'https://portal.example.com/bp/demo/login'],
  ['an allowed host that is no return address', FORM],
  ['the return host by plain http', 'http://www.lindenhof.example/'],
  ['the return host on another port', 'https://www.lindenhof.example:8443/'],
  ['the return host with a password', 'https://a:b@www.lindenhof.example/'],
  ['another page of the return host', 'https://www.lindenhof.example/admin'],
  ['a host that begins like the return host', 'https://www.lindenhof.example.evil.test/'],
  ['the return host with a dot at its end', 'https://www.lindenhof.example./'],
  ['a file of the machine', 'file:///C:/Windows/System32/cmd.exe'],
  ['a folder of the machine', 'file:///etc/'],
  ['a network share', 'file://server/share'],
  ['script as an address', 'javascript:alert(1)'],
  ['a page made of data', 'data:text/html,<script>alert(1)</script>'],
  ['a page from memory', 'blob:app://kiosk/0f7c'],
  ['the source of a page', 'view-source:app://kiosk/'],
  ['the browser’s settings', 'chrome://settings/'],
  ['the browser’s graphics page', 'chrome://gpu/'],
  ['the developer tools', 'devtools://devtools/bundled/inspector.html'],
  ['an extension', 'chrome-extension://abcdef/index.html'],
  ['the system’s settings', 'ms-settings:display'],
  ['the system’s shop', 'ms-windows-store://home'],
  ['the search of Windows', 'search-ms:query=cmd'],
  ['the Office of Windows', 'ms-word:ofe|u|https://evil.test/a.docx'],
  ['a mail program', 'mailto:someone@example.com'],
  ['a telephone', 'tel:+4976112345'],
  ['a message', 'sms:+4976112345'],
  ['a remote desktop', 'rdp://full%20address=s:evil.test'],
  ['a file server', 'ftp://evil.test/'],
  ['a shell of another machine', 'ssh://evil.test'],
  ['a program of Android', 'intent://scan/#Intent;scheme=zxing;end'],
  ['a file through the file system scheme', 'filesystem:app://kiosk/temporary/a.html'],
  ['another host of the own scheme', 'app://elsewhere/'],
  ['the own scheme with a user', 'app://kiosk@evil.test/'],
  ['the own page with a user', 'app://user@kiosk/'],
  ['the own page with a password', 'app://:secret@kiosk/'],
  ['the own scheme with a port', 'app://kiosk:8080/'],
  ['an empty page', 'about:blank'],
  ['the browser’s memory page', 'about:memory'],
  ['nothing that is an address', 'http://['],
  ['this machine’s own servers', 'http://127.0.0.1:3000/'],
  ['a saved page', 'mhtml:file:///C:/a.mht'],
]

const PERMISSIONS = splitWords(`
  media geolocation notifications midi midiSysex pointerLock keyboardLock openExternal clipboard-read
  display-capture fileSystem hid serial usb idle-detection sensors window-management local-fonts
  speaker-selection storage-access persistent-storage web-printing web-app-installation payment-handler
  local-network-access screen-wake-lock unknown new-one
`)

const KEYS = splitWords(`
  F1 F3 F5 F6 F7 F10 F11 F12 F24 ContextMenu PrintScreen Meta Help Control+r Control+R Control+Shift+r
  Control+F5 Control+n Control+Shift+n Control+t Control+w Control+F4 Control+q Control+o Control+s
  Control+p Control+Shift+p Control+u Control+l Control+k Control+e Control+d Control+h Control+j
  Control+f Control+g Control+Shift+i Control+Shift+j Control+Shift+c Control+Shift+Delete
  Control+Shift+Escape Control++ Control+- Control+0 Control+= Control+1 Control+9 Control+Tab
  Control+PageUp Control+Escape Control+Alt+Delete Control+Alt+t Control+Alt+F2 Control+Alt+Escape Alt+F4
  Alt+Tab Alt+Escape Alt+Space Alt+ArrowLeft Alt+ArrowRight Alt+Home Alt+d Alt+f Alt+Enter Shift+F10
  Shift+Escape+F4 Meta+d Meta+e Meta+r Meta+l Meta+Tab Meta+q BrowserBack BrowserForward BrowserRefresh
  BrowserHome BrowserSearch BrowserFavorites LaunchMail LaunchApplication1 LaunchMediaPlayer ZoomIn
  ZoomOut Close Open Print Power
`)

const REQUESTS: [string, string, RequestDetails['resourceType'], string[]][] = [
  ['the page loads a script from elsewhere', 'https://evil.test/a.js', 'script', [HOME]],
  ['the page sends choices elsewhere', 'https://evil.test/collect', 'xhr', [HOME]],
  ['the page sends choices elsewhere with its last breath', 'https://evil.test/ping', 'ping', [HOME]],
  ['the page opens a line to elsewhere', 'wss://evil.test/', 'webSocket', [HOME]],
  ['the page loads a picture from elsewhere', 'https://evil.test/p.gif', 'image', [HOME]],
  ['the page asks an allowed host for data', 'https://forms.example.com/api', 'xhr', [HOME]],
  ['the page reads a file of the machine', 'file:///etc/passwd', 'xhr', [HOME]],
  ['the page asks this machine’s other servers', 'http://127.0.0.1:9222/json', 'xhr', [HOME]],
  ['a frame of another host is loaded', 'https://evil.test/', 'subFrame', [HOME]],
  ['a booking form reads the kiosk’s own state', 'app://kiosk/kiosk/v1/state', 'xhr', [FORM, HOME]],
  ['a booking form ends the visit', 'app://kiosk/kiosk/v1/visits/end', 'xhr', [FORM, HOME]],
  ['a booking form looks round in the sales centre’s network', 'https://192.168.1.1/', 'image', [FORM, HOME]],
  ['a booking form asks this machine’s other servers', 'http://localhost:9222/json', 'xhr', [FORM, HOME]],
  ['a booking form asks a printer by name', 'https://printer.local/', 'image', [FORM, HOME]],
  ['a booking form asks this machine by its new address', 'https://[::1]/', 'image', [FORM, HOME]],
  ['a booking form loads by plain http', 'http://cdn.example.com/a.js', 'script', [FORM, HOME]],
  ['a booking form reads a file', 'file:///etc/passwd', 'xhr', [FORM, HOME]],
  ['a booking form embeds another host', 'https://evil.test/', 'subFrame', [FORM, HOME]],
  ['nobody asks for something from elsewhere', 'https://evil.test/', 'other', []],
]

const SWITCHES = splitWords(`
  --remote-debugging-port=9222 --remote-debugging-pipe --inspect --inspect-brk=0.0.0.0:9229 --no-sandbox
  --disable-web-security --ignore-certificate-errors --load-extension=/tmp/x --proxy-server=evil.test:80
  --js-flags=--allow-natives-syntax --renderer-cmd-prefix=sh --user-data-dir=/tmp/x --host-rules=MAP_all
  /remote-debugging-port=9222 -inspect --REMOTE-DEBUGGING-PORT=1 --ssl-key-log-file=/tmp/keys
  --browser-subprocess-path=/bin/sh --enable-blink-features=x --disable-site-isolation --log-file=/tmp/x
  --trace-startup --trace-startup-file=/tmp/x --enable-logging=file --disable-features=IsolateOrigins --kiosk-printing
  --password-store=basic --password-store --ozone-platform=headless --lang=de;x --updated=1 --inspection --hidden
  --not_invented_yet /not-invented-yet -remote-debugging-port=1 --some.thing
`)

const OTHERS: [string, (tried: Machine) => boolean][] = [
  ['a new window of the own page', (tried) => tried.open(HOME)],
  ['a new window of an allowed host', (tried) => tried.open(FORM)],
  ['a new window with nothing in it', (tried) => tried.open('about:blank')],
  ['a new window with script', (tried) => tried.open('javascript:alert(1)')],
  ['a new window of another program', (tried) => tried.open('ms-settings:')],
  ['a redirect of the own page to elsewhere', (tried) => tried.goTo('https://evil.test/', { byRedirect: true })],
  ['a redirect to a file', (tried) => tried.goTo('file:///etc/passwd', { byRedirect: true })],
  ['a frame that is led elsewhere', (tried) => tried.goTo('https://evil.test/', { inFrame: true })],
  ['a frame that is led to a file', (tried) => tried.goTo('file:///etc/passwd', { inFrame: true })],
  ['a frame that is led to another program', (tried) => tried.goTo('mailto:a@example.com', { inFrame: true })],
  ['a frame that runs script as its address', (tried) => tried.goTo('javascript:top.close()', { inFrame: true })],
  ['a frame made of data', (tried) => tried.goTo('data:text/html,x', { inFrame: true })],
  ['a file dropped onto the page', (tried) => tried.goTo('file:///media/stick/evil.html')],
  ['an embedded browser', (tried) => tried.attachWebview()],
  ['a menu of the right button', (tried) => tried.menu()],
  ['the developer tools', (tried) => tried.tools()],
  ['magnifying by two fingers', (tried) => tried.magnify()],
  ['a page that asks "leave this page?"', (tried) => tried.holdUp()],
  ['a certificate nobody vouches for', (tried) => tried.believe('net::ERR_CERT_AUTHORITY_INVALID')],
  ['a certificate of another host', (tried) => tried.believe('net::ERR_CERT_COMMON_NAME_INVALID')],
  ['a certificate of yesterday', (tried) => tried.believe('net::ERR_CERT_DATE_INVALID')],
  ['a box for name and password', (tried) => tried.logIn()],
  ['a box to choose a certificate', (tried) => tried.chooseCertificate()],
  ['an address from another program', (tried) => tried.system('open-url')],
  ['a file from another program', (tried) => tried.system('open-file')],
  ['a device on the desk', (tried) => tried.device()],
  ['sharing the screen', (tried) => tried.share()],
  ['pairing by Bluetooth', (tried) => tried.pairBluetooth()],
  ['choosing a USB device', (tried) => tried.choose('usb')],
  ['choosing a keyboard or pad', (tried) => tried.choose('hid')],
  ['choosing a serial port', (tried) => tried.choose('serial')],
  ['saving a PDF', (tried) => tried.download('blob:app://kiosk/1', 'a.pdf', 'application/pdf') !== null],
  [
    'saving a program',
    (tried) => tried.download('https://evil.test/a.exe', 'a.exe', 'application/x-msdownload') !== null,
  ],
  ['full screen for an embedded form', (tried) => tried.ask('fullscreen', FORM)],
  ['writing to the clipboard for an embedded form', (tried) => tried.ask('clipboard-sanitized-write', FORM)],
]

describe('decision 37: a visitor does not get out of the program', () => {
  it.each(NAVIGATIONS)('by going to %s (%s)', (_title, url) => {
    const tried = machine()
    expect(tried.goTo(url)).toBe(false)
    expect(tried.log.lines).toEqual([`NAVIGATION_REFUSED ${url}`])
  })
  it.each(PERMISSIONS)('by being granted %s', (permission) => {
    expect(machine().ask(permission)).toBe(false)
  })
  it.each(KEYS)('by pressing %s', (combination) => {
    expect(machine().press(combination)).toBe(false)
  })
  it.each(REQUESTS)('when %s (%s)', (_title, url, kind, frames) => {
    expect(machine().request(url, kind, frames)).toBe(false)
  })
  it.each(SWITCHES)('by starting the program with %s', (word) => {
    expect(machine().start('--lang=de', word)).toBe(false)
  })
  it.each(['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'ELECTRON_RUN_AS_NODE', 'ELECTRON_LOG_FILE', 'SSLKEYLOGFILE'])(
    'by setting %s before it starts',
    (name) => {
      expect(forbiddenVariables({ PATH: '/usr/bin', [name]: '--inspect' })).toEqual([name])
      expect(forbiddenVariables({ PATH: '/usr/bin', [name]: '' })).toEqual([])
    },
  )
  it.each(OTHERS)('by %s', (_title, attempt) => {
    expect(attempt(machine())).toBe(false)
  })

  it('from the page behind the return button: only allowed hosts, and home', () => {
    const away = machine({}, RETURN)
    expect(away.goTo('https://www.lindenhof.example/wohnungen')).toBe(true)
    expect(away.goTo('app://kiosk/')).toBe(true)
    expect(away.goTo('https://www.google.com/')).toBe(false)
    expect(away.goTo('http://www.lindenhof.example/')).toBe(false)
    expect(away.goTo('https://user@www.lindenhof.example/')).toBe(false)
    expect(away.goTo('https://:secret@www.lindenhof.example/')).toBe(false)
    expect(away.goTo('https://www.lindenhof.example./')).toBe(false)
    expect(away.open('https://www.lindenhof.example/')).toBe(false)
    expect(away.request('app://kiosk/kiosk/v1/state', 'xhr')).toBe(false)
  })

  it.each([
    ['a program', 'https://evil.test/a.exe', 'a.exe', 'application/x-msdownload', 1],
    ['a program that calls itself a PDF', 'blob:app://kiosk/1', 'a.pdf.exe', 'application/pdf', 1],
    ['a PDF from elsewhere', 'https://evil.test/a.pdf', 'a.pdf', 'application/pdf', 1],
    ['a page', 'blob:app://kiosk/1', 'a.html', 'text/html', 1],
    ['a shortcut', 'blob:app://kiosk/1', 'a.lnk', 'application/pdf', 1],
    ['what fills the disk', 'blob:app://kiosk/1', 'a.pdf', 'application/pdf', 60_000_000],
  ] as const)('by saving %s where saving is allowed', (_title, url, filename, kind, bytes) => {
    expect(machine({ allowPrint: true }).download(url, filename, kind, bytes)).toBeNull()
  })
})

describe('what a visitor does without leaving', () => {
  it.each(['a', 'ä', 'Enter', 'Tab', 'Escape', 'ArrowLeft', ' ', 'Backspace', 'Control+a', 'Control+c', 'Control+v'])(
    'presses %s',
    (combination) => {
      expect(machine().press(combination)).toBe(true)
    },
  )
  it.each(['Control+Alt+@', 'Control+Alt+€', 'Shift+A', 'Control+z', 'Control+Shift+z', 'Control+Shift+ArrowLeft'])(
    'presses %s',
    (combination) => {
      expect(machine().press(combination)).toBe(true)
    },
  )

  it('KSK-18 goes to the return address, also where that redirects', () => {
    expect(machine().goTo(RETURN)).toBe(true)
    expect(machine().goTo('https://www.lindenhof.example/de', { byRedirect: true })).toBe(true)
    expect(machine({ allowedHosts: [] }).goTo(RETURN)).toBe(false)
  })

  it('KSK-16 fills in the booking form, with all that it loads', () => {
    const tried = machine()
    expect(tried.goTo(FORM, { inFrame: true })).toBe(true)
    expect(tried.goTo('about:blank', { inFrame: true })).toBe(true)
    expect(tried.request(FORM, 'subFrame')).toBe(true)
    expect(tried.request('https://cdn.example.com/form.js', 'script', [FORM, HOME])).toBe(true)
    expect(tried.request('https://cdn.example.com/form.js', 'script', ['about:blank', FORM, HOME])).toBe(true)
  })

  it('sees pages and pictures of the program', () => {
    const tried = machine()
    expect(tried.goTo('app://kiosk/mp/demo/lindenhof/a-12/configurator/bad')).toBe(true)
    expect(tried.request('app://kiosk/assets/main.js', 'script')).toBe(true)
    expect(tried.request('app://kiosk/files/abc.webp', 'image')).toBe(true)
    expect(tried.request('blob:app://kiosk/1', 'image')).toBe(true)
    expect(tried.request(HOME, 'mainFrame')).toBe(true)
    expect(tried.ask('fullscreen')).toBe(true)
    expect(tried.log.lines).toEqual([])
  })

  it.each([
    ['Wohnung a-11.pdf', '/kept/Wohnung a-11.pdf'],
    ['..\\..\\Windows\\win.pdf', '/kept/win.pdf'],
    ['../../etc/cron.pdf', '/kept/cron.pdf'],
    ['CON.pdf', '/kept/Wohnwahl.pdf'],
    ['a.b:c*d.pdf', '/kept/abcd.pdf'],
    ['.pdf', '/kept/Wohnwahl.pdf'],
  ])('keeps %s without a dialog where saving is allowed', (filename, path) => {
    expect(machine({ allowPrint: true }).download('blob:app://kiosk/1', filename, 'application/pdf')).toBe(path)
  })

  it('decision 37 starts the program with what the guides and its own installers say', () => {
    const said = ['--ozone-platform=wayland', '--password-store=gnome-libsecret', '--lang=de-DE', '--updated']
    for (const words of [said, ['-psn_0_12345'], ['C:\\inspect', '/opt/wohnwahl/kiosk', 'app.asar'], []])
      expect(machine().start(...words)).toBe(true)
    const session = readFileSync(join(PROJECT_FOLDER, 'build/linux/set-up-kiosk.sh'), 'utf8')
    const line = session.split('\n').find((one) => one.includes('Wohnwahl-Kiosk.AppImage" --')) ?? ''
    expect(machine().start(...line.split(' ').filter((word) => word.startsWith('--')))).toBe(true)
    expect(line).toContain('--')
  })
})

it('a page that came without the program is guarded as well', () => {
  const contents = new FakeContents()
  guardContents(contents, { places: () => PLACES, downloadFolder: '/kept', log: fakeLog() })
  const event = new FakeNavigation('https://evil.test/', true)
  contents.emit('will-frame-navigate', event)
  expect(event.defaultPrevented).toBe(true)
})
