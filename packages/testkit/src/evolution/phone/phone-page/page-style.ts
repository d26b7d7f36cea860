/** Warm paper around, a WhatsApp chat inside; list and chat side by side from 52rem, one at a time below. */
export const pageStyle = `
:root { color-scheme: light; --ink: #2b2420; --soft: #6b5d52; --line: #dccfbd; --paper: #fffdf8; --accent: #9a3412; --green: #0b7a5b }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { display: flex; flex-direction: column; height: 100dvh; margin: 0; background: #f4ece0; color: var(--ink); font: 16px/1.45 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.3rem }
p { margin: 0 }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
button, input, textarea, summary { font: inherit }
button { min-height: 44px; padding: .4rem 1rem; border: 0; border-radius: .7rem; background: var(--green); color: #fff; font-weight: 600; cursor: pointer }
button.quiet { border: 1px solid var(--line); background: var(--paper); color: var(--ink); font-weight: 400 }
label { display: grid; gap: .2rem; color: var(--soft); font-size: .9rem }
input, textarea { width: 100%; min-height: 44px; padding: .5rem .7rem; border: 1px solid var(--line); border-radius: .7rem; background: #fff; color: var(--ink) }
summary { min-height: 44px; padding: .6rem 0; color: var(--accent); font-weight: 600; cursor: pointer }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .4rem 1rem; padding: .5rem 1rem; border-bottom: 1px solid var(--line); background: var(--paper) }
.bar p { overflow-wrap: anywhere }
.shops { display: flex; flex-wrap: wrap; gap: .3rem; width: 100% }
.shops a { display: inline-flex; align-items: center; min-height: 44px; padding: .2rem .9rem; border: 1px solid var(--line); border-radius: 2rem; text-decoration: none; color: inherit }
.shops a[aria-current] { border-color: var(--ink); background: var(--ink); color: #fff }
.scan { display: grid; justify-items: center; gap: .6rem; width: 100%; padding: .5rem 0 1rem }
.scan img { width: 12rem; height: 12rem; image-rendering: pixelated; border-radius: .5rem }
.scan button { min-height: 64px; padding: .8rem 2.5rem; font-size: 1.4rem }
#aviso { padding: .6rem 1rem; background: #fff1f0; color: #7f1d1d; border-bottom: 2px solid #b91c1c }
main { flex: 1; display: grid; grid-template-rows: minmax(0, 1fr); min-height: 0; width: 100%; max-width: 76rem; margin: 0 auto }
.list { padding: 1rem; overflow-y: auto }
.note { margin: .2rem 0 1rem; color: var(--soft) }
#clientes { display: grid; gap: .4rem }
#clientes a { display: grid; grid-template-columns: 1fr auto; gap: .1rem .6rem; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--paper); color: inherit; text-decoration: none }
#clientes a:hover, #clientes a[aria-current] { border-color: var(--accent) }
#clientes a[aria-current] { box-shadow: inset 4px 0 0 var(--accent) }
#clientes strong, #clientes a > span:not(.badge) { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
#clientes a > span:not(.badge), #clientes time { color: var(--soft); font-size: .9rem }
.badge { justify-self: end; min-width: 1.6rem; padding: 0 .4rem; border-radius: 1rem; background: var(--green); color: #fff; font-size: .9rem; text-align: center }
.new form { display: grid; gap: .6rem; padding: .2rem 0 1rem }
.chat { display: flex; flex-direction: column; min-height: 0; min-width: 0; background: #efeae2 }
.chat.none { justify-content: center }
.chat header { display: flex; align-items: center; gap: .8rem; min-height: 56px; padding: .4rem 1rem; background: #005c4b; color: #fff }
.chat header a { display: inline-flex; align-items: center; min-height: 44px; color: #fff; white-space: nowrap }
#pessoa { min-width: 0 }
.person { display: flex; flex-wrap: wrap; gap: 0 .6rem; overflow-wrap: anywhere }
.person span, .doing { color: #d3ece4; font-size: .9rem }
#mensagens { flex: 1; display: flex; flex-direction: column; gap: .35rem; padding: 1rem; overflow-y: auto; min-height: 8rem }
.day { align-self: center; padding: .15rem .8rem; border-radius: .5rem; background: #fff; color: var(--soft); font-size: .9rem }
.bubble { position: relative; max-width: min(85%, 34rem); padding: .45rem .7rem .3rem; border-radius: .8rem; box-shadow: 0 1px 1px #0002; overflow-wrap: anywhere }
.mine { align-self: flex-end; background: #d9fdd3; border-top-right-radius: .2rem }
.theirs { align-self: flex-start; background: #fff; border-top-left-radius: .2rem }
.text { white-space: pre-wrap }
.bubble footer { display: flex; justify-content: flex-end; gap: .3rem; color: #5a655f; font-size: .875rem }
.ticks { letter-spacing: -.3em; padding-right: .3em }
.ticks.read { color: #0277b6; font-weight: 700 }
.bubble img, .bubble video { display: block; max-width: 100%; max-height: 20rem; border-radius: .5rem }
.bubble audio { display: block; width: 17rem; max-width: 100% }
.file { display: flex; align-items: center; min-height: 44px }
.bubble blockquote { margin: 0 0 .3rem; padding: .25rem .6rem; border-left: 4px solid var(--green); border-radius: .3rem; background: #0000000d; color: var(--soft); font-size: .9rem }
.reaction { position: absolute; right: .5rem; bottom: -.8rem; padding: 0 .35rem; border-radius: 1rem; background: #fff; box-shadow: 0 1px 2px #0004 }
.bubble:has(.reaction) { margin-bottom: .7rem }
.choices { display: grid; gap: .3rem; margin: .4rem 0 .2rem; padding-top: .4rem; border-top: 1px solid #0001 }
.choices button { background: #fff; color: var(--green); border: 1px solid #cfe6de; font-weight: 600 }
.choices small { display: block; color: var(--soft); font-size: .875rem; font-weight: 400 }
.compose { padding: .3rem 1rem .7rem; background: #f0ece5; border-top: 1px solid var(--line) }
.attach > div { display: grid; gap: .6rem; max-height: 40dvh; padding-bottom: .6rem; overflow-y: auto }
.place { display: grid; gap: .5rem }
.write { display: grid; grid-template-columns: 1fr auto; gap: .3rem .6rem; align-items: end }
.switch { grid-column: 1 / -1; display: flex; align-items: center; gap: .5rem; min-height: 44px; color: var(--ink) }
.switch input { width: 22px; min-height: 22px; margin: 0; accent-color: var(--accent) }
.write:has(:checked) textarea { border-color: var(--accent); background: #fff7ed }
textarea { resize: none; field-sizing: content; max-height: 8rem }
.empty { margin: auto; padding: 1.5rem 1rem; text-align: center; color: var(--soft) }
@media (max-width: 51.99rem) {
  .in-chat .list, .in-list .chat { display: none }
}
@media (min-width: 52rem) {
  main { grid-template-columns: 21rem 1fr; padding: 1rem; gap: 1rem }
  .list { padding: 0 }
  .chat { border-radius: 1rem; overflow: hidden; box-shadow: 0 4px 24px #0002 }
  .back { display: none !important }
  .place { grid-template-columns: 1fr 1fr 2fr auto; align-items: end }
}
`
