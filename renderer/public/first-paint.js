// Runs before the stylesheet paints: the stored theme and language, so that nothing flashes.
;(() => {
  try {
    const root = document.documentElement
    const stored = localStorage.getItem('theme')
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    root.setAttribute('data-theme', ['light', 'dark', 'element'].includes(stored) ? stored : system)
    const locale = localStorage.getItem('locale')
    if (locale === 'de' || locale === 'en') root.lang = locale
  } catch {
    // Storage may be blocked; the defaults of the stylesheet hold then.
  }
})()
