/** A snack bar's sign: a sandwich on a red disc. */
export const drawLogo =
  (): string => `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<rect width="480" height="480" fill="#fffefb"/>
<circle cx="240" cy="240" r="222" fill="#8f1d1d"/>
<circle cx="240" cy="240" r="200" fill="none" stroke="#ffc24d" stroke-width="8"/>
<path d="M110 226c0-72 58-112 130-112s130 40 130 112z" fill="#f3bd6b"/>
<g fill="#fffefb"><ellipse cx="190" cy="160" rx="11" ry="6"/><ellipse cx="240" cy="144" rx="11" ry="6"/><ellipse cx="292" cy="162" rx="11" ry="6"/><ellipse cx="216" cy="190" rx="11" ry="6"/><ellipse cx="266" cy="190" rx="11" ry="6"/></g>
<path d="M98 246q18-24 36 0t36 0 36 0 36 0 36 0 36 0 36 0 32 0v14H98z" fill="#a9d65c"/>
<rect x="108" y="262" width="264" height="40" rx="20" fill="#54301d"/>
<path d="M112 302h256l-40 30-34-22-40 30-34-28-40 26-34-22z" fill="#ffd969"/>
<path d="M110 340h260c0 36-26 50-60 50H170c-34 0-60-14-60-50z" fill="#f3bd6b"/>
</svg>`
