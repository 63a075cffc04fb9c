/** The server's public URL, unless a test overrides it. */
export const ownUrl = 'https://money.example'

/** The settings that point the server at a stand-in. */
export function squareEnv(url: string, publicUrl = ownUrl): Record<string, string> {
  return {
    BILLING: 'square',
    PUBLIC_URL: publicUrl,
    SQUARE_ACCESS_TOKEN: 'test-token',
    SQUARE_APPLICATION_ID: 'sq0idp-test',
    SQUARE_LOCATION_ID: 'L1',
    SQUARE_WEBHOOK_SIGNATURE_KEY: 'test-key',
    SQUARE_BASE_URL: url,
  }
}
