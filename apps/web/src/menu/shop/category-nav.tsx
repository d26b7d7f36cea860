import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { sectionId, type MenuGroup } from './menu-groups'
import { menuTexts } from '../texts'

interface CategoryNavProps {
  groups: readonly MenuGroup[]
  /** Those whose sections are on the page already. */
  rendered: readonly MenuGroup[]
}

/** The categories as a row that stays in sight; the one being read is marked. */
export function CategoryNav({ groups, rendered }: CategoryNavProps) {
  const t = useTexts(menuTexts)
  const [current, setCurrent] = useState(groups[0]?.category.id)
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const top = entries.find(({ isIntersecting }) => isIntersecting)
        if (top) setCurrent(top.target.id.replace('categoria-', ''))
      },
      { rootMargin: '-80px 0px -70% 0px' },
    )
    for (const { category } of rendered) {
      const section = document.getElementById(sectionId(category.id))
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [rendered])

  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[href="#categoria-${CSS.escape(current ?? '')}"]`)
    if (chip && row.current) row.current.scrollLeft = chip.offsetLeft - 16
  }, [current])

  return (
    <nav aria-label={t('categories')} className="sticky top-0 z-10 -mx-4 mt-4 bg-canvas">
      <ul
        ref={row}
        data-scrolls-sideways
        className="relative flex gap-2 overflow-x-auto px-4 py-2.5 [scrollbar-width:none]"
      >
        {groups.map(({ category }) => (
          <li key={category.id}>
            <a
              href={`#${sectionId(category.id)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(sectionId(category.id))?.scrollIntoView()
              }}
              aria-current={category.id === current ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center rounded-full border px-4 font-semibold whitespace-nowrap',
                category.id === current
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface text-ink',
              )}
            >
              {category.nome}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
