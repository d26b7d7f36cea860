import type { SameKeys } from '../../../format-text'
import type { channels as pt } from '../../pt/chats/channels'

export const channels: SameKeys<typeof pt> = {
  title: 'WhatsApp connection',
  back: 'Back to the conversations',
  loading: 'Loading the connection...',
  loadFailed: 'The connection could not be loaded.',
  retry: 'Try again',

  chooseTitle: "How to connect the shop's WhatsApp?",
  chooseText: 'Choose a way. You can change it later: the conversations stay here.',
  evolution: "The shop's phone, by QR code",
  evolutionText:
    "Uses the WhatsApp that is already on the shop's phone. Ready in a minute: you only scan a QR code. Not official WhatsApp software.",
  cloud: 'WhatsApp Cloud API (official)',
  cloudText:
    "Meta's official connection. Needs a developer account and a number registered in it; Meta charges for messages.",
  choose: 'Choose',
  keepKind: 'Keep the current connection',
  changeKind: 'Change the way of connecting',
  changeFirst: 'To change the way of connecting, disconnect first.',
  kind_evolution: "The shop's phone (Evolution API)",
  kind_cloud: 'WhatsApp Cloud API',

  title_none: 'No WhatsApp connected',
  text_none: 'Choose below how to connect.',
  title_pairing: "Scan the QR code with the shop's phone",
  text_pairing: 'As soon as the phone has read the code, this page says so.',
  title_connecting: 'Connecting...',
  text_connecting: "This takes a few seconds. Keep the shop's phone on and online.",
  title_open: 'WhatsApp connected',
  text_open: "Customers' messages arrive on the conversations screen.",
  title_fresh: 'Ready to connect',
  text_fresh: "Ask for a QR code and scan it with the WhatsApp of the shop's phone.",
  title_ended: 'WhatsApp disconnected',
  text_ended:
    "The conversations are kept, but nothing comes in or goes out. To come back, ask for a QR code and scan it with the shop's phone.",
  title_loggedOut: 'The phone ended this connection',
  text_loggedOut:
    'Balcão was removed from the linked devices, or WhatsApp was not opened on the phone for 14 days. Ask for a QR code and scan it again.',
  title_banned: 'WhatsApp blocked this account',
  text_banned:
    "Open WhatsApp on the shop's phone: it says why and how to ask for a review. Once the account is free again, ask for a QR code here.",
  title_banned_short: 'WhatsApp blocked this account for a while',
  text_banned_short:
    "Open WhatsApp on the shop's phone: it says until when. After that, ask for a QR code here.",
  title_replaced: 'The connection was opened somewhere else',
  text_replaced: 'Another program is using this same connection. Close it and connect again.',
  title_lost: 'The connection was lost',
  text_lost:
    "It usually comes back by itself. If it is not back in a few minutes, see that the shop's phone is online and connect again.",
  title_expired: 'Nobody scanned the QR code in time',
  text_expired: "When you have the shop's phone at hand, ask for a new code.",
  title_unknown: 'The server does not know this connection any more',
  text_unknown: 'The Evolution API server was replaced or emptied. Ask for a QR code to start again.',
  title_refused: 'WhatsApp refused the connection',
  text_refused: 'Try with a new QR code. If it happens again, give the reason below to support.',
  title_cloudOff: 'The official connection is off',
  text_cloudOff: 'Check the details below and connect.',
  title_cloudRefused: 'Meta refused the details',
  text_cloudRefused:
    'The token has expired, was revoked or is not valid for this number. Create a permanent token at Meta, paste it below and save.',

  act_connect: 'Connect',
  act_again: 'Connect again',
  act_newCode: 'Get a QR code',
  reason: 'Reason, for support: {reason}',
  phone: 'Number',
  kind: 'Way',
  since: 'Since',
  serverVersion: 'Server version',
  lastHeard: 'Last heard',
  neverHeard: 'nothing yet',
  disconnect: 'Disconnect',
  disconnectQuestion: 'Disconnect WhatsApp?',
  disconnectText:
    'Nothing comes in or goes out any more, and the bot stops answering. The conversations are kept. To come back you will have to connect again.',
  keepOn: 'Stay connected',
  disconnected: 'WhatsApp disconnected.',
  actFailed: 'The WhatsApp service could not be reached. Try again in a moment.',

  steps: 'How to scan the QR code',
  step1: "Open WhatsApp on the shop's phone.",
  step2: 'Tap {menu} and then Linked devices.',
  step2Menu: 'More options (⋮) or Settings',
  step3: 'Tap Link a device.',
  step4: 'Point the camera at this code.',
  qrLabel: "QR code that connects the shop's WhatsApp",
  qrAge: { one: 'Renews itself in {count} second', other: 'Renews itself in {count} seconds' },
  qrRenewing: 'Renewing the code...',
  qrTired: 'This code has expired.',
  newCode: 'Get a new code',
  pairingCode: 'No camera? In Link a device, choose Link with phone number and type:',
  noQr: 'The code has not come yet. It appears here in a few seconds.',

  blockedTitle: 'WhatsApp limited this account until {when}',
  blockedText:
    'It refused messages to people who had not written to the shop (code 463). Until then the bot and the order news keep quiet, so as not to make it worse.',
  blockedAdvice:
    'Answer those who have already written on the conversations screen, and start no new conversations. The limit usually ends by itself.',

  noticeTitle: 'Third-party software',
  notice: 'This connection uses Evolution API (third-party software, not official WhatsApp software).',
  noticeChoice:
    'The connection by QR code uses Evolution API (third-party software, not official WhatsApp software).',
  noticeRisk1: "WhatsApp does not authorise it: it may limit or block the shop's number.",
  noticeRisk2: 'A change in WhatsApp may interrupt it without warning.',
  noticeRisk3: 'Write to those who wrote to the shop; mass sending is the shortest way to being blocked.',
  noticeRisk4: 'Open WhatsApp on the phone at least once every 14 days.',
  noticeDeaf:
    'The server runs version {version}, which stops hearing customers when the connection is ended anywhere but on this page. Ask whoever runs it to update to 2.3.7. If nothing arrives, disconnect and connect here.',
  noticeLink: 'About Evolution API',

  cloudTitle: 'Details from Meta',
  phoneNumberId: 'Phone number ID',
  phoneNumberIdHint: "Digits only. It is in WhatsApp > API Setup, in Meta's dashboard.",
  phoneNumberIdWrong: 'Digits only, 5 to 30 of them.',
  accessToken: 'Access token',
  accessTokenHint: 'Use a permanent token, of a system user.',
  appSecret: 'App secret',
  appSecretHint: 'It is in App settings > Basic. With it we check that notices come from Meta.',
  kept: 'kept',
  keptHint: 'It is kept and not shown. Leave it empty to keep it.',
  missing: 'Fill in this field.',
  save: 'Save and connect',
  saved: 'Details saved.',
  saveFailed: 'The details were not saved. Try again.',
  unreachable: 'The details were saved, but Meta did not answer. Press Connect in a moment.',

  webhookTitle: 'At Meta, in WhatsApp > Configuration > Webhook',
  webhookText: 'Paste both, confirm, and subscribe to the field “messages”.',
  webhookUrl: 'Callback URL',
  verifyToken: 'Verify token',
  copy: 'Copy {name}',
  copied: '{name}: copied.',

  catalogueTitle: 'WhatsApp catalogue',
  catalogueText:
    'With it the bot shows products with their pictures, and customers fill a cart in WhatsApp. What is not in the catalogue stays in the list.',
  catalogueId: 'Catalogue ID',
  catalogueIdHint:
    'It is in Meta Commerce Manager. The content ID of each product there is its code in Balcão. Empty: no catalogue.',
  catalogueSave: 'Save catalogue',
  catalogueSaved: 'Catalogue saved.',
  catalogueWaiting: 'The catalogue is read when the connection is on, within two minutes.',
  catalogueRead: {
    one: '{count} product in the catalogue, {menu} of the menu.',
    other: '{count} products in the catalogue, {menu} of the menu.',
  },
  catalogueShown: 'The bot shows these from the catalogue, and the others as a list. Read on',
  catalogueNothing:
    'None has the code of a Balcão product as its content ID, and the bot shows lists only. Read on',
  catalogueProblem_unknown:
    'Meta does not know this catalogue, or it is not of this account. Check the ID. Meanwhile the bot shows lists.',
  catalogueProblem_forbidden:
    'The token may not read the catalogue. Give it the permission catalog_management and save again. Meanwhile the bot shows lists.',
  catalogueProblem_refused:
    'WhatsApp refused to show the products. Check at Meta that the catalogue is linked to this number and visible in the commerce settings. Customers got the list instead, and in an hour the bot tries again.',

  checklist: 'What is missing',
  check_saved: 'Details saved',
  check_savedText: 'Save the three details above.',
  check_verified: 'Address confirmed by Meta',
  check_verifiedText: 'Paste the address and the token at Meta and press Verify and save.',
  check_open: 'Connected',
  check_openText: 'Connect after saving.',
  done: 'done',
  todo: 'missing',
}
