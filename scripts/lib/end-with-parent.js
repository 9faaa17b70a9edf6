// Loaded with --import into the processes that the starter starts: when it is killed, the channel to it closes, and
// they end as if they had been asked to, instead of keeping their port from the next start.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
