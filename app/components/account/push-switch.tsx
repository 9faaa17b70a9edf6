import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

const BLOCKED = "Your browser is blocking notifications. Allow them for this site in its settings, then try again.";
const FAILED = "We couldn’t turn on notifications here. Try again.";
const NONE = "This browser can’t show notifications. On iPhone or iPad, add Roost to the Home Screen first.";

/** Subscribes in the browser and registers the device; returns the message of a failure. */
async function turnOn(publicKey: string): Promise<string | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return NONE;
  if ((await Notification.requestPermission()) !== "granted") return BLOCKED;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { status } = await fetch("/api/users/me/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
  if (status === 409) return "You’ve reached the limit of ten devices. Remove one first.";
  return status < 300 ? null : FAILED;
}

/** The button that subscribes this device. It needs script and is not rendered without. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const message = await turnOn(publicKey).catch(() => FAILED);
    setProblem(message);
    setIsBusy(false);
    if (message === null) revalidate();
  };
  return (
    <div className="scripted stack stack-s">
      <p role="alert">{problem}</p>
      <button type="button" className="btn" onClick={press} disabled={isBusy}>
        <Icon name="bell" />
        Turn on for this device
      </button>
    </div>
  );
}
