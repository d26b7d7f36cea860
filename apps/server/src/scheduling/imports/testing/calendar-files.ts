/** A calendar as Google exports it: UTC and TZID, attendees, a description with marks, a series with an exception. */
export const googleFile = lines(`
BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Salão da Bia
X-WR-TIMEZONE:America/Manaus
BEGIN:VTIMEZONE
TZID:America/Manaus
X-LIC-LOCATION:America/Manaus
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0400
TZNAME:GMT-4
DTSTART:19700101T000000
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART:20261117T130000Z
DTEND:20261117T140000Z
DTSTAMP:20261110T120000Z
UID:0a1b2c@google.com
CREATED:20261101T120000Z
DESCRIPTION:Telefone: (92) 99123-4567<br>Prefere a Bia\\, com franja
LAST-MODIFIED:20261101T120000Z
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Corte - Ana Lima
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=America/Manaus:20261118T090000
DTEND;TZID=America/Manaus:20261118T093000
RRULE:FREQ=WEEKLY;UNTIL=20261210T035959Z;BYDAY=WE
EXDATE;TZID=America/Manaus:20261125T090000
DTSTAMP:20261110T120000Z
UID:9z8y7x@google.com
SEQUENCE:2
STATUS:CONFIRMED
SUMMARY:Caio Reis barba
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=America/Manaus:20261202T150000
DTEND;TZID=America/Manaus:20261202T153000
DTSTAMP:20261110T120000Z
UID:9z8y7x@google.com
RECURRENCE-ID;TZID=America/Manaus:20261202T090000
SEQUENCE:3
STATUS:CONFIRMED
SUMMARY:Caio Reis barba
END:VEVENT
BEGIN:VEVENT
DTSTART:20261119T130000Z
DTEND:20261119T140000Z
UID:gone@google.com
STATUS:CANCELLED
SUMMARY:Desmarcado
END:VEVENT
END:VCALENDAR`)

/** A calendar as Outlook exports it: its own names of zones, folded lines, no text without a language. */
export const outlookFile = lines(`
BEGIN:VCALENDAR
PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
VERSION:2.0
METHOD:PUBLISH
X-MS-OLK-FORCEINSPECTOROPEN:TRUE
BEGIN:VTIMEZONE
TZID:SA Western Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:-0400
TZOFFSETTO:-0400
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
CLASS:PUBLIC
CREATED:20261101T120000Z
DESCRIPTION:Cliente desde 2019. Alergia a amônia\\; usar a linha sem cheiro
  e avisar antes.\\n
DTEND;TZID="SA Western Standard Time":20261117T113000
DTSTAMP:20261101T120000Z
DTSTART;TZID="SA Western Standard Time":20261117T104500
PRIORITY:5
SEQUENCE:0
SUMMARY;LANGUAGE=pt-br:Duda Melo
UID:040000008200E00074C5B7101A82E00800000000
BEGIN:VALARM
TRIGGER:-PT15M
ACTION:DISPLAY
DESCRIPTION:Reminder
END:VALARM
END:VEVENT
END:VCALENDAR`)

/** A calendar as Apple exports it: floating times, a duration, whole days. */
export const appleFile = lines(`
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Apple Inc.//macOS 15.1//EN
CALSCALE:GREGORIAN
BEGIN:VEVENT
UID:7C1B3E8A-1111-4B60-9B61-A6C0B6A9A001
DTSTART:20261120T140000
DURATION:PT1H15M
SUMMARY:Corte Eva Prado
LOCATION:92 98888-7777
END:VEVENT
BEGIN:VEVENT
UID:7C1B3E8A-1111-4B60-9B61-A6C0B6A9A002
DTSTART;VALUE=DATE:20261123
DTEND;VALUE=DATE:20261126
SUMMARY:Tatuagem - Gil Neves
END:VEVENT
BEGIN:VEVENT
UID:7C1B3E8A-1111-4B60-9B61-A6C0B6A9A003
DTSTART;VALUE=DATE:20261127
DTEND;VALUE=DATE:20261128
SUMMARY:Aniversário da Bia
END:VEVENT
END:VCALENDAR`)

function lines(text: string): string {
  return text.trim().replaceAll('\n', '\r\n')
}

/** A calendar of many, half an hour each, one after the other from a day on, without a break. */
export function longCalendar(count: number, first: string): string {
  const events = Array.from({ length: count }, (_, nth) => {
    const [start, end] = [nth, nth + 1].map((at) => stamp(Date.parse(first) + at * 1_800_000))
    return [
      'BEGIN:VEVENT',
      `UID:many-${nth}@example`,
      `DTSTART:${start}`,
      `DTEND:${end}`,
      `SUMMARY:Corte - Cliente ${nth}`,
      `DESCRIPTION:Telefone (92) 9${8000 + Math.floor(nth / 10_000)}-${String(nth % 10_000).padStart(4, '0')}`,
      'END:VEVENT',
    ].join('\r\n')
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
}

const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
