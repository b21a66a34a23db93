export interface ChooseContactOptions {
  /** Lets the user choose several. Default false. */
  multiple?: boolean;
}

export interface Contact {
  /** The name; empty if the user keeps it back. */
  displayName: string;
  /** The first of the numbers; empty if there is none. */
  phoneNumber: string;
  /** All numbers; empty if the user keeps them back. */
  phoneNumberList: string[];
  /** All addresses for e-mail; empty if the user keeps them back. */
  emailList: string[];
}

export interface ChosenContact extends Contact {
  /** All that were chosen; the first one is also the result itself. */
  contacts: Contact[];
}

/** What the new contact has. All but `firstName` may be left out. */
export interface AddPhoneContactOptions {
  /** First name. */
  firstName: string;
  /** Middle name. */
  middleName?: string;
  /** Family name. */
  lastName?: string;
  /** Nickname. */
  nickName?: string;
  /** URL of a picture. It is made smaller. */
  photoFilePath?: string;
  /** A note. */
  remark?: string;
  /** Number of the mobile phone. */
  mobilePhoneNumber?: string;
  /** Number at work. */
  workPhoneNumber?: string;
  /** Number at home. */
  homePhoneNumber?: string;
  /** Main number of the organization. */
  hostNumber?: string;
  /** Number of the fax at work. */
  workFaxNumber?: string;
  /** Number of the fax at home. */
  homeFaxNumber?: string;
  /** Name on WeChat. */
  weChatNumber?: string;
  /** Name of the organization. */
  organization?: string;
  /** Position in the organization. */
  title?: string;
  /** Address for e-mail. */
  email?: string;
  /** URL of a web page. */
  url?: string;
  /** Postal address: country. */
  addressCountry?: string;
  /** Postal address: state or province. */
  addressState?: string;
  /** Postal address: city. */
  addressCity?: string;
  /** Postal address: street and number. */
  addressStreet?: string;
  /** Postal address: postal code. */
  addressPostalCode?: string;
  /** Address at work: country. */
  workAddressCountry?: string;
  /** Address at work: state or province. */
  workAddressState?: string;
  /** Address at work: city. */
  workAddressCity?: string;
  /** Address at work: street and number. */
  workAddressStreet?: string;
  /** Address at work: postal code. */
  workAddressPostalCode?: string;
  /** Home address: country. */
  homeAddressCountry?: string;
  /** Home address: state or province. */
  homeAddressState?: string;
  /** Home address: city. */
  homeAddressCity?: string;
  /** Home address: street and number. */
  homeAddressStreet?: string;
  /** Home address: postal code. */
  homeAddressPostalCode?: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * The user chooses from the contacts of the device. Call it in a click. Fails with `ErrCode.cancel` if the user closes the
     * list, and with `ErrCode.unsupported` in browsers without it (all but those of Android phones).
     */
    chooseContact: CallSpec<ChooseContactOptions, ChosenContact>;
    /**
     * Gives the user a vCard to add to the contacts: by the share sheet where it takes such files, else as a download. Browsers
     * add none themselves. Fails with `ErrCode.cancel` if the share sheet is closed, and if the picture cannot be read.
     */
    addPhoneContact: CallSpec<AddPhoneContactOptions>;
  }
}
