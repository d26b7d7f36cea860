import { sendWebhook } from '../deliveries/send-webhook'

// A program of its own: sends to a name that has only an IPv6 address, and prints what came of it.
const outcome = await sendWebhook(
  'https://hooks.example.com/hook',
  { body: '{}', headers: {} },
  { allowPrivate: false, resolve: () => Promise.resolve([{ address: '2606:4700:4700::1111', family: 6 }]) },
)
process.stdout.write(JSON.stringify(outcome))
