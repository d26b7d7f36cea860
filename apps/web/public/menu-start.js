// Asks for the menu while the page's own code is still on its way.
;(function () {
  var found = /^\/cardapio\/([^/]+)\/?$/.exec(location.pathname)
  if (found) window.balcaoMenu = fetch('/api/menu/' + found[1], { headers: { accept: 'application/json' } })
})()
