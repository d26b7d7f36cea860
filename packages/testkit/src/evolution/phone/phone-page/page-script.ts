/** Posts forms without leaving the page, and shows what is new. Without it the page still works, by reloading. */
export const pageScript = `
const { loja, cliente } = document.body.dataset
const log = document.getElementById('mensagens')
const notice = document.getElementById('aviso')

function say(text) {
  notice.textContent = text
  notice.hidden = text === ''
}

// Whoever scrolled up to read is left there.
let isAtEnd = true
function toEnd() {
  if (log && isAtEnd) log.scrollTop = log.scrollHeight
}
log?.addEventListener('scroll', () => {
  isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60
})
log?.addEventListener('load', toEnd, true)

// Replaces only what changed, so that an audio goes on playing and a button keeps its focus.
function fill(box, html) {
  const template = document.createElement('template')
  template.innerHTML = html
  const next = [...template.content.children]
  next.forEach((child, at) => {
    const old = box.children[at]
    if (!old) box.append(child)
    else if (old.outerHTML !== child.outerHTML) old.replaceWith(child)
  })
  while (box.children.length > next.length) box.lastElementChild.remove()
}

const LOST = 'A página perdeu o contato com o gateway. Ela tenta de novo sozinha.'

let isLooking = false
let again = false
async function look() {
  if (isLooking) {
    again = true
    return
  }
  isLooking = true
  try {
    const answer = await fetch('/tela?' + new URLSearchParams({ loja, cliente }))
    for (const [id, html] of Object.entries(await answer.json())) {
      const box = document.getElementById(id)
      if (box) fill(box, html)
    }
    if (notice.textContent === LOST) say('')
    toEnd()
    read()
  } catch {
    say(LOST)
  } finally {
    isLooking = false
    if (again) {
      again = false
      look()
    }
  }
}

// An open chat that can be seen is a read chat.
function read() {
  if (cliente && document.visibilityState === 'visible') post('/acoes/ler', new URLSearchParams({ loja, cliente }))
}

async function post(action, body, redirect = 'manual') {
  try {
    const answer = await fetch(action, { method: 'POST', body, redirect })
    if (answer.ok || answer.type === 'opaqueredirect') return answer
    say(await answer.text())
  } catch {
    say('Não foi possível enviar. Tente de novo.')
  }
}

const leadsElsewhere = '/acoes/cliente'

document.addEventListener('submit', async (event) => {
  event.preventDefault()
  say('')
  const form = event.target
  const action = new URL(form.action).pathname
  const answer = await post(action, new FormData(form, event.submitter), action === leadsElsewhere ? 'follow' : 'manual')
  if (!answer) return
  if (action === leadsElsewhere) return location.assign(answer.url)
  for (const field of form.querySelectorAll('textarea, input[type=file]')) field.value = ''
  if (form.closest('.attach')) form.closest('.attach').open = false
  isAtEnd = true
  look()
})

document.addEventListener('change', ({ target }) => {
  if (target.type === 'file' && target.files.length > 0) target.form.requestSubmit()
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.target.name !== 'texto') return
  event.preventDefault()
  event.target.form.requestSubmit()
})

document.addEventListener('visibilitychange', read)
// Its first event comes with the connection, also after a lost one.
new EventSource('/eventos').addEventListener('message', look)
toEnd()
`
