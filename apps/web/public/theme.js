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

  // What is pressed before the page's code listens is pressed again then: keep-early.ts sets it to null.
  window.earlyPress = undefined
  document.addEventListener('click', function (event) {
    if (window.earlyPress !== null) window.earlyPress = event.target
  })

  // The pages' content policy lets no text become a script or markup (Trusted Types). Our own address may give one.
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy('default', {
      createScriptURL: function (address) {
        return new URL(address, location.href).origin === location.origin ? address : null
      },
    })
  }
})()
