/** What a call asks about, as the stand-in understands its last message. */
export interface ModelData {
  text: string
  step: string
  options: { id: string; title: string }[]
  menu: { id: string; name: string }[]
}
