import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { account } from "#app/words/catalogues/account.ts";

/** The messages of failures. */
type Failure = "pushNone" | "pushBlocked" | "pushLimit" | "pushFailed";

/** Subscribes in the browser and registers the device; returns the message of a failure. */
async function turnOn(publicKey: string): Promise<Failure | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "pushNone";
  if ((await Notification.requestPermission()) !== "granted") return "pushBlocked";
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { status } = await fetch("/api/users/me/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
  if (status === 409) return "pushLimit";
  return status < 300 ? null : "pushFailed";
}

/** The button that subscribes this device. It needs script: it is hidden without, and invisible until script runs. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const say = useSay(account);
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const message = await turnOn(publicKey).catch(() => "pushFailed" as const);
    setProblem(message);
    setIsBusy(false);
    if (message === null) revalidate();
  };
  return (
    <div className="scripted stack stack-s">
      <p role="alert">{problem ? say(problem) : null}</p>
      <button type="button" className={isHydrated ? "btn" : "btn is-later"} onClick={press} disabled={isBusy}>
        <Icon name="bell" />
        {say("turnOn")}
      </button>
    </div>
  );
}
