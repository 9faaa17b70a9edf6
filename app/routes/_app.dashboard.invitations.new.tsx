export { action, default, handle, links, loader } from "#app/routes/_app.account.family.invitations.new.tsx";
