export { default, handle, links, loader } from "#app/routes/_app.account.family.invitations.$invitationId._index.tsx";
