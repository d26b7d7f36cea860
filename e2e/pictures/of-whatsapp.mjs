const ana = '5592991234567'

/** Who else wrote: number, name, words, and what the bot answers. */
const others = [
  ['559281112222', 'Bruno Souza', 'que horas vocês fecham?', /abertos/],
  ['5592992223344', 'Beatriz Nogueira', 'quero falar com um atendente', /Chamei/],
  ['5592993334455', 'Carlos Eduardo', 'qual a taxa pra Ponta Negra?', /Ponta Negra/],
  ['5592984445566', 'Raimundo Alves', 'cadê meu pedido?', /Pedido nº/],
]

const dialogue = [
  ['oi', /Como posso ajudar/],
  ['2 x-bacon e 1 suco', /Está certo/],
  ['sim, finalizar', /Entrega ou retirada|Entregar onde/],
  ['mesmo endereço', /Como prefere pagar/],
  ['pix', /Posso confirmar/],
  ['confirmar', /Pedido nº \d+ recebido/],
]

/** Customers write to the shop and one of them orders from the bot; the counter's screen and her phone show it. */
export async function picturesOfWhatsApp({ url, desktop, open, picture }) {
  const { demo } = await (await fetch(`${url}/api/app-config`)).json()
  const instance = await desktop.evaluate(() =>
    fetch('/api/channel')
      .then((answer) => answer.json())
      .then((channel) => channel.instance),
  )
  const act = async (action, fields) => {
    const body = new URLSearchParams({ loja: instance, ...fields })
    const answer = await fetch(new URL(`/acoes/${action}`, demo.phone), {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`${action}: ${answer.status} ${await answer.text()}`)
  }
  const chatOf = async (number) => {
    const answer = await fetch(new URL(`/tela?loja=${instance}&cliente=${number}`, demo.phone))
    return (await answer.json()).mensagens
  }
  const says = async (number, text, answer) => {
    await act('texto', { cliente: number, texto: text })
    for (let tries = 0; !answer.test(await chatOf(number)); tries++) {
      if (tries === 400) throw new Error(`Nothing answered ${text}`)
      await pause(50)
    }
    // WhatsApp's times are whole seconds, and nobody answers within one.
    await pause(1100)
  }

  await desktop.goto(`${url}/dashboard/conversations`)
  await desktop.getByRole('heading', { name: 'WhatsApp', level: 1 }).waitFor()
  for (const [number, name, text, answer] of others) {
    await act('cliente', { numero: number, nome: name })
    await says(number, text, answer)
  }
  for (const [text, answer] of dialogue) await says(ana, text, answer)

  const phone = await open({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    deviceScaleFactor: 2,
  })
  await phone.goto(new URL(`/?loja=${instance}&cliente=${ana}`, demo.phone).href)
  const chat = phone.getByRole('region', { name: 'Conversa' })
  await chat.getByText(/^Pedido nº \d+ recebido/).waitFor()
  await chat.getByText('2 x-bacon e 1 suco').evaluate((bubble) => bubble.scrollIntoView({ block: 'start' }))
  await picture(chat, 'whatsapp-phone')
  await phone.context().close()

  await desktop.bringToFront()
  const list = desktop.getByRole('list', { name: 'Conversas' })
  const row = list.getByRole('listitem').filter({ hasText: 'Ana Lima' })
  await row.click()
  await desktop.getByRole('button', { name: 'Ciente' }).click()
  const placed = desktop.getByRole('listitem').filter({ hasText: 'Previsão de entrega' })
  await placed.getByText('Lida', { exact: true }).waitFor({ state: 'attached' })
  await row.getByText(/não lida/).waitFor({ state: 'detached' })
  await desktop.mouse.move(0, 0)
  await picture(desktop, 'conversations-desktop')
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
