import * as z from 'zod'

// Zod would compile its schemas with `new Function`, and tries so while a schema is built. The content
// policy refuses that and reports the try, so this module must be evaluated before the first schema is:
// app.tsx imports it first of all, and the build puts it into the same file as Zod.
z.config({ jitless: true })
