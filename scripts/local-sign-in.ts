import { config } from "#app/config/env.server.ts";
import { fail } from "#scripts/lib/fail.ts";
import { StartError } from "#scripts/lib/start-error.ts";
import { serveLocalSignIn } from "#scripts/local-sign-in/server.ts";

/** The OpenID Connect provider that runs beside the app where no other is configured (docs/operating.md, "Sign-in"). */
async function main(): Promise<void> {
  const settings = config();
  if (settings.signIn.mode !== "local")
    throw new StartError(`The local sign-in is off: SIGN_IN is ${settings.signIn.mode}.`);
  const server = await serveLocalSignIn(settings).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new StartError(
      `LOCAL_SIGN_IN_PORT: port ${settings.localSignInPort} is in use: stop the other program or set another port.`,
    );
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => server.stop().then(() => process.exit(0)));
  }
}

main().catch(fail);
