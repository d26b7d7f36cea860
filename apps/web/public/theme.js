// Runs before the first paint: without it a dark page would flash white.
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem('balcao.theme')
  } catch {
    choice = null
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
