import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { warningsOf } from './warnings.ts'

const production = { NODE_ENV: 'production', BILLING: 'off' }
const publicUrl = 'https://money.example.org'
const believesAnyone =
  'TRUST_PROXY=true believes anyone: whoever reaches this port can pretend to have any network address and so ' +
  'escape the limits for each address. Set it to the addresses of your proxies'
const noMail =
  'MAIL_URL is not set: emails are written to files in DATA_DIR and reach nobody, so no user can reset a password'

const plainDatabase =
  'DATABASE_URL leads to another machine without encryption: anyone on the network can read the data. Add ' +
  '?sslmode=verify-full to it'

test.each([
  [{}, []],
  [{ HOST: '::1' }, []],
  [{ HOST: '0.0.0.0' }, ['PUBLIC_URL is not set: signing in works only on this machine']],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, []],
  [
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    ['PUBLIC_URL uses plain http: anyone on the network can read the traffic'],
  ],
  [
    { PUBLIC_URL: publicUrl },
    ['TRUST_PROXY is not set: behind a proxy, all users appear to share one network address'],
  ],
  [{ PUBLIC_URL: publicUrl, TRUST_PROXY: '10.0.0.1' }, []],
  [{ PUBLIC_URL: publicUrl, TRUST_PROXY: 'true' }, [believesAnyone]],
  [{ TRUST_PROXY: 'true' }, [believesAnyone]],
  [{ DATABASE_URL: 'postgres://ada:secret@db.example.org/evenkeel' }, [plainDatabase]],
  [{ DATABASE_URL: 'postgres://db.example.org/evenkeel?sslmode=disable' }, [plainDatabase]],
  [{ DATABASE_URL: 'postgres://db.example.org/evenkeel?sslmode=verify-full' }, []],
  [{ DATABASE_URL: 'postgres://db.example.org/evenkeel?ssl=true' }, []],
  [{ DATABASE_URL: 'postgres://localhost/evenkeel' }, []],
  [
    {
      DATABASE_URL: 'postgres://localhost/evenkeel',
      DATABASE_READ_URL: 'postgres://db.example.org/evenkeel',
    },
    [plainDatabase.replace('DATABASE_URL', 'DATABASE_READ_URL')],
  ],
  [
    {
      DATABASE_URL: 'postgres://localhost/evenkeel',
      DATABASE_READ_URL: 'postgres://localhost/evenkeel',
    },
    [
      'DATABASE_READ_URL is the same as DATABASE_URL, which is not a replica: everything is read from there. Remove it, or name a replica',
    ],
  ],
  [{ DATABASE_URL: 'postgres://[::1]:5432/evenkeel' }, []],
  [{ DATABASE_URL: 'postgres:///evenkeel?host=/var/run/postgresql' }, []],
  [production, [noMail]],
  [{ ...production, MAIL_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' }, []],
])('the settings %j get the warnings %j', (environment, warnings) => {
  expect(warningsOf(readConfig(environment as Record<string, string>), false)).toEqual(warnings)
})

test('running as root is warned of', () => {
  expect(warningsOf(readConfig({}), true)).toEqual([
    'Evenkeel runs as root, which it never needs: a flaw in it would open the whole machine. Start it as an ordinary user',
  ])
})
