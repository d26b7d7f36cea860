import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What browsers are told on every answer: what a page may load and do, who may frame it, and what may be kept. */
export async function sendSafeHeaders(app: FastifyInstance, { secure }: { secure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // The toast library writes its keyframes into a style element.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:', 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        // The one policy is made by apps/web/public/theme.js: scripts of our own address, no markup.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.header('permissions-policy', permissions)
    // Answers hold people's data: whatever may be kept says so itself.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}

/** Voice notes need the microphone; nothing else that browsers guard is used. */
const permissions =
  'accelerometer camera display-capture geolocation gyroscope magnetometer midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
    .split(' ')
    .map((name) => `${name}=()`)
    .concat('microphone=(self)')
    .join(', ')
