import * as z from 'zod/mini'

// Zod would compile its schemas with `new Function`, and tries to when a schema is created. The content policy
// forbids and reports that, so this module must be evaluated before the first schema: app.tsx imports it first, and
// the build puts it into the same chunk as Zod.
z.config({ jitless: true })
