/** A list tells what is around it that its groups, or what scrolls them, may be others. */
export class GroupsEvent extends Event {
  constructor() {
    super('nc-groups', { bubbles: true });
  }
}
