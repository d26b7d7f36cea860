/** Of the consent page and the agenda page, on top of the common look. */
export const PAGE_STYLE = `
form, fieldset { margin: 0 }
fieldset { display: grid; gap: .5rem; padding: 0; border: 0; margin-bottom: 1.25rem }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600 }
.box { display: flex; align-items: center; gap: .8rem; min-height: 56px; padding: .5rem 1rem; background: #fffdf8; border: 1px solid var(--line); border-radius: .75rem; cursor: pointer }
.box input { width: 20px; height: 20px; accent-color: var(--accent) }
small { display: block; color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end }
button { min-height: 44px; padding: .4rem 1.2rem; border: 1px solid var(--accent); border-radius: .7rem; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button.quiet { background: #fffdf8; color: var(--accent); font-weight: 400 }
button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.row label { display: grid; gap: .2rem; color: var(--soft); font-size: .9rem }
.row input { min-height: 44px; padding: .4rem .7rem; border: 1px solid var(--line); border-radius: .7rem; font: inherit }
section { margin-bottom: 2rem }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere }
section ul { list-style: none; margin: .8rem 0; padding: 0; display: grid; gap: .6rem }
section li { padding: .8rem 1rem; background: #fffdf8; border: 1px solid var(--line); border-radius: .75rem; overflow-wrap: anywhere }
`
