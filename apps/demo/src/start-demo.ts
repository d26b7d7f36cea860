import { createServer } from 'node:net'
import { runServer } from '@balcao/server/run-server'
import { startBankStandIn } from '@balcao/testkit/bank'
import { startEvolutionStandIn } from '@balcao/testkit/evolution'
import { startGoogleStandIn } from '@balcao/testkit/google'
import { startLanguageModelStandIn } from '@balcao/testkit/language-model'
import { startMailStandIn } from '@balcao/testkit/mail'
import { startPostalCodeStandIn } from '@balcao/testkit/postal-code'
import { startVirtualPrinter } from '@balcao/testkit/printer'
import { startTranscriptionStandIn } from '@balcao/testkit/transcription'
import { connectBank } from './connect-bank'
import { connectWhatsApp } from './connect-whatsapp'
import { atTheCounter } from './counter-session'
import { demoApiKey, demoCompany, demoPassword } from './demo-company'
import { seedCompany } from './seed-company'
import { giveOperatorAccess } from './seed-operator'
import { keepOrdersRecent } from './orders/keep-orders-recent'
import { giveKitchenPin } from './kitchen-pin'
import { openRegister } from './open-register'
import { startKitchenPrinter } from './kitchen-printer'
import { showPictures } from './menu/show-pictures'
import { readSlang } from './read-slang'
import { welcomeText } from './welcome'

/** The product's name at the Google of the demonstration. */
const googleClient = {
  clientId: 'balcao.apps.googleusercontent.example',
  clientSecret: 'GOCSPX-demonstracao',
}

/** Whom a licence is paid to in the demonstration: nobody’s key. */
const licencePix = {
  BALCAO_PIX_KEY: '123e4567-e89b-42d3-a456-426614174000',
  BALCAO_PIX_NAME: 'Balcão Demonstração',
  BALCAO_PIX_CITY: 'Manaus',
}

/** Starts the stand-ins, the server pointed at them, the demo company, and a print agent for its kitchen. */
export async function startDemo(env: Record<string, string | undefined>) {
  const port = Number(env.PORT ?? 3000)
  const mail = await startMailStandIn({ pagePort: await freePort(port + 1) })
  const printer = await startVirtualPrinter({ pagePort: await freePort(port + 2) })
  const postalCodes = await startPostalCodeStandIn()
  const whatsApp = await startEvolutionStandIn({ pagePort: await freePort(port + 3), version: '2.3.7' })
  const google = await startGoogleStandIn({ ...googleClient, port: await freePort(port + 4) })
  const bank = await startBankStandIn({ port: await freePort(port + 5), isShown: true })
  const transcription = await startTranscriptionStandIn()
  const languageModel = await startLanguageModelStandIn({ reads: readSlang })
  const all = [mail, printer, postalCodes, whatsApp, google, bank, transcription, languageModel]
  const stopStandIns = () => Promise.all(all.map((standIn) => standIn.stop()))
  const links = {
    phone: whatsApp.pageUrl,
    mailbox: mail.pageUrl,
    printer: printer.pageUrl,
    calendar: google.url,
    bank: bank.url,
  }
  let stopMoving = () => {}
  let isNew = false
  const password = env.BALCAO_DEMO_PASSWORD || demoPassword
  const server = await runServer(
    {
      LOG_LEVEL: 'warn',
      ...licencePix,
      BALCAO_OPERATOR_EMAIL: 'operador@balcao.example',
      // Real ones instead, where the environment names them.
      BALCAO_TRANSCRIPTION_URL: transcription.url,
      ...(env.BALCAO_MODEL_URL === undefined && {
        BALCAO_MODEL_URL: languageModel.url,
        BALCAO_MODEL_NAME: 'demo',
      }),
      ...env,
      BALCAO_DEMO: 'true',
      // What one tries the webhooks with runs beside it.
      BALCAO_WEBHOOK_PRIVATE: 'true',
      SMTP_URL: mail.smtpUrl,
      BALCAO_VIACEP_URL: postalCodes.viaCepUrl,
      BALCAO_BRASILAPI_URL: postalCodes.brasilApiUrl,
      EVOLUTION_URL: whatsApp.url,
      EVOLUTION_API_KEY: whatsApp.apiKey,
      BALCAO_PIX_BANKS_URL: bank.url,
      GOOGLE_CLIENT_ID: googleClient.clientId,
      GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
      GOOGLE_API_URL: google.url,
      GOOGLE_ACCOUNTS_URL: google.url,
      GOOGLE_OAUTH_URL: google.url,
    },
    {
      demoLinks: links,
      async beforeListening(app) {
        const { id, created } = await seedCompany(app, password)
        isNew = created
        stopMoving = keepOrdersRecent(app, id)
      },
    },
  ).catch(async (error: unknown) => {
    stopMoving()
    await stopStandIns()
    throw error
  })
  const url = `http://localhost:${server.port}`
  const operator = await giveOperatorAccess(server)
  const shop = await atTheCounter({ url, cnpj: demoCompany.cnpj, password }, async (session) => {
    await connectWhatsApp(session, whatsApp)
    await connectBank(session, bank)
    if (isNew) await showPictures(session)
    await openRegister(session)
    const pin = await giveKitchenPin(session)
    return { pin, agent: await startKitchenPrinter(session, { url, printer }) }
  })
  return {
    url,
    welcome: welcomeText({
      url,
      links,
      cnpj: demoCompany.cnpj,
      password,
      pin: shop?.pin,
      operator,
      apiKey: demoApiKey,
    }),
    server,
    async stop() {
      stopMoving()
      await shop?.agent.stop()
      await server.stop()
      await stopStandIns()
    },
  }
}

/** The wanted port when it is free, else 0 (any). */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)))
  })
}
