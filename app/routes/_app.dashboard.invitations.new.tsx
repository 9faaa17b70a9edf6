export {
  action,
  clientAction,
  default,
  handle,
  links,
  loader,
} from "#app/routes/_app.account.family.invitations.new.tsx";
